// Stands in for the worker: three rows, then the thread dies as it does when memory runs out.
export default ({ seeds, at, port }) => {
  for (const [i, seed] of seeds.entries()) {
    Atomics.store(at, 0, i);
    if (seed === '4') process.exit(3);
    const effort = { visited: 1, stored: 1, moves: 0, milliseconds: 1 };
    port.postMessage([{ seed, verdict: 'solved', ...effort }]);
  }
};
