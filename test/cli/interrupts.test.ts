import { afterEach, describe, expect, it, vi } from 'vitest';
import { catchInterrupt } from '../../src/cli/interrupts.js';
import { winrateSchema } from '../../src/report/winrate-schema.js';
import { finish, start } from './start.js';

describe('Ctrl-C', () => {
  afterEach(() => vi.restoreAllMocks());

  const listen = () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('left');
    });
    const onFirst = vi.fn();
    return { exit, onFirst, interrupt: catchInterrupt(onFirst) };
  };

  it('asks once to stop', () => {
    const { exit, onFirst, interrupt } = listen();
    expect(interrupt.signal.aborted).toBe(false);
    process.emit('SIGINT');
    expect(interrupt.signal.aborted).toBe(true);
    expect(onFirst).toHaveBeenCalledOnce();
    expect(exit).not.toHaveBeenCalled();
    interrupt.off();
  });

  it('leaves at once the second time', () => {
    const { exit, onFirst, interrupt } = listen();
    process.emit('SIGINT');
    expect(() => process.emit('SIGINT')).toThrow('left');
    expect(exit).toHaveBeenCalledExactlyOnceWith(130);
    expect(onFirst).toHaveBeenCalledOnce();
    interrupt.off();
  });

  it('means what it always does when the work is over', () => {
    const before = process.listenerCount('SIGINT');
    const { interrupt } = listen();
    interrupt.off();
    expect(process.listenerCount('SIGINT')).toBe(before);
  });

  it('twice ends the program with 130, with a whole report or none', async () => {
    const child = start(
      ...['klondike', '--set', 'ranks=7', '--set', 'piles=5', '--states', '20k'],
      ...['--deals', '1000000', '--ndjson', '--threads', '2'],
    );
    child.stdout.once('data', () => child.kill('SIGINT'));
    child.stderr.once('data', () => child.kill('SIGINT'));
    const { stdout, stderr, status } = await finish(child);
    expect(status).toBe(130);
    expect(stderr.match(/stopping/g)).toHaveLength(1);
    // It may have been done before the second signal came; then the report is the last line.
    const last = stdout.slice(0, stdout.lastIndexOf('\n')).split('\n').at(-1)!;
    if (last.includes('"counts"'))
      expect(winrateSchema.parse(JSON.parse(last)).interrupted).toBeDefined();
    else expect(JSON.parse(last)).toHaveProperty('verdict');
  });
});
