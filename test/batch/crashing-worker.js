// Stands in for the worker: three rows, then the thread dies as it does when memory runs out.
export default ({ seeds, port }) => {
  for (const seed of seeds) {
    if (seed === '4') process.exit(3);
    port.postMessage({ seed, verdict: 'solved', visited: 1, stored: 1, moves: 0, milliseconds: 1 });
  }
};
