/**
 * The table of positions seen. A position is known by its key, two words of 32 bits; all 64 count.
 *
 * Buckets of 8 entries, 64 bytes: one line of the cache. The low bits of the first word choose the
 * bucket, so an entry need not store its lowest 8 bits and uses them for flags:
 *
 *     word 0   second word of the key
 *     word 1   31..8  the first word of the key without its lowest 8 bits
 *              7..2   log2 of the positions visited below it, to choose what to forget
 *              1      on the path: never forgotten, or the search could run in a circle
 *              0      taken
 *
 * It starts small, so that short searches stay in the cache, and doubles up to `bytes`; then a full
 * bucket forgets the entry with the least work below it. Forgetting costs work, never an answer.
 * Two positions with one key would be taken for one: for n positions the chance that there are such
 * is at most n^2 / 2^65 (birthday bound).
 */
const ENTRIES = 8;
const WORDS = 2 * ENTRIES;
const FIRST_BUCKETS = 1 << 10;
const TAKEN = 1;
const LIVE = 2;
/** So few entries are wiped one by one; all of the small table at once costs as much as these. */
const NOTED = 512;

/**
 * Of the memory that a table may take, the part of the largest that is kept when it is small again: memory that
 * was never written to must be mapped page by page, which took a deal of some 100,000 positions a tenth of its time.
 */
const KEPT = 1 / 8;

/** `insert` answers with the slot of a new entry, or one of these. */
export const KNOWN = -1;
export const NO_ROOM = -2;

const bucketsFor = (bytes: number): number =>
  Math.max(
    FIRST_BUCKETS,
    2 ** Math.floor(Math.log2(Math.max(1, bytes) / (WORDS * Int32Array.BYTES_PER_ELEMENT))),
  );

/** Words of an empty table for several threads, as large as it will ever be. */
export const sharedWords = (bytes: number): Int32Array<SharedArrayBuffer> =>
  new Int32Array(new SharedArrayBuffer(bucketsFor(bytes) * WORDS * Int32Array.BYTES_PER_ELEMENT));

export class Table {
  private words: Int32Array;
  private mask: number;
  private free: number;
  private readonly most: number;
  /** Entries made since the last `clear`, forgotten ones too. */
  stored = 0;
  /** The table as it is at first, kept while a larger one is in use. */
  private readonly small: Int32Array;
  /** Larger ones that were in use before, by their length. */
  private readonly kept = new Map<number, Int32Array>();
  /** Where the first entries since the last `clear` are. */
  private readonly noted = new Int32Array(NOTED);

  /**
   * @param bytes the most memory that the table may take; at least one small table is made.
   * @param shared words of `sharedWords` that several tables lie over, one a thread: it never grows,
   * and is never cleared. What one thread sees of what others write at the time may be late or half
   * written; see `joint-proof.ts` for why that does no harm.
   */
  constructor(bytes: number, shared?: Int32Array) {
    this.most = shared === undefined ? bucketsFor(bytes) : shared.length / WORDS;
    this.words = shared ?? new Int32Array(FIRST_BUCKETS * WORDS);
    this.small = this.words;
    this.mask = this.words.length / WORDS - 1;
    this.free = this.limit();
  }

  /**
   * Forgets everything and is as small as at first: what is forgotten depends on the size, so the
   * answer to one deal would depend on the deals before it.
   */
  clear(): void {
    if (this.words === this.small && this.stored <= NOTED) {
      for (let i = 0; i < this.stored; i++) this.small[this.noted[i]! + 1] = 0;
    } else {
      this.words = this.small.fill(0);
      this.mask = FIRST_BUCKETS - 1;
    }
    this.free = this.limit();
    this.stored = 0;
  }

  get mayGrow(): boolean {
    return this.mask + 1 < this.most;
  }

  /** Whether the next `insert` should be preceded by `grow`. */
  get full(): boolean {
    return this.free <= 0 && this.mayGrow;
  }

  /** Enters a position as being on the path: its slot, or `KNOWN`, or `NO_ROOM`. */
  insert(a: number, b: number): number {
    const { words } = this;
    const at = (a & this.mask) * WORDS;
    const tag = a & ~255;
    let victim = NO_ROOM;
    let least = 64 << 2;
    for (let i = at; i < at + WORDS; i += 2) {
      const w = words[i + 1]!;
      if ((w & TAKEN) === 0) {
        victim = i;
        this.free--;
        break;
      }
      if (words[i] === b && (w & ~255) === tag) return KNOWN;
      if ((w & LIVE) === 0 && (w & 252) < least) {
        least = w & 252;
        victim = i;
      }
    }
    if (victim === NO_ROOM) return NO_ROOM;
    words[victim] = b;
    words[victim + 1] = tag | LIVE | TAKEN;
    if (this.stored < NOTED) this.noted[this.stored] = victim;
    this.stored++;
    return victim;
  }

  /** The position left the path after so many visits below it. */
  leave(slot: number, visits: number): void {
    const log = 32 - Math.clz32(visits);
    this.words[slot + 1] = (this.words[slot + 1]! & ~254) | (log << 2);
  }

  /** Doubles the table; the slots of the path, `slots[0 .. depth)`, are brought up to date. */
  grow(slots: Int32Array, depth: number): void {
    const old = this.words;
    const oldMask = this.mask;
    const buckets = (oldMask + 1) * 2;
    this.words = this.fresh(buckets * WORDS);
    this.mask = buckets - 1;
    const moved = new Map<number, number>();
    for (let i = 0; i < old.length; i += 2) {
      const w = old[i + 1]!;
      if ((w & TAKEN) === 0) continue;
      // The mask has at least 10 bits, so the number of the bucket gives back the lowest 8.
      const bucket = (i / WORDS) | 0;
      const low = (w & ~255) | (bucket & 255);
      let to = (low & this.mask) * WORDS;
      while ((this.words[to + 1]! & TAKEN) !== 0) to += 2;
      this.words[to] = old[i]!;
      this.words[to + 1] = w;
      if (depth > 0 && (w & LIVE) !== 0) moved.set(i, to);
    }
    for (let d = 0; d < depth; d++) slots[d] = moved.get(slots[d]!) ?? slots[d]!;
    this.free = this.limit() - (this.limit() >> 1);
  }

  /** So many empty words. */
  private fresh(length: number): Int32Array {
    const known = this.kept.get(length);
    if (known !== undefined) return known.fill(0);
    const words = new Int32Array(length);
    if (length <= this.most * WORDS * KEPT) this.kept.set(length, words);
    return words;
  }

  /** Entries at which the table grows: five in eight, so that few buckets are full before. */
  private limit(): number {
    return ((this.mask + 1) * ENTRIES * 5) >> 3;
  }
}
