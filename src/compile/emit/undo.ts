import { type Code, code, NOTHING } from '../code.js';
import type { Facts } from '../facts.js';

/** Takes the last move back by the journal, whose entries `runtime.ts` lists. */
export const undoCode = (facts: Facts): Code => {
  const { drawThrough: draw } = facts;
  const owing = facts.loose.size > 0;
  const reseeds = [...facts.alike].map(
    ([group], g) => code`case ${g}: reseed(${group.first}, ${group.count}, false); break;`,
  );
  return code`function undo() {
  for (;;) {
    const e = J[--j];
    switch (e >> 24) {
      case 0:
        return;
      case 1:
        block(e >> 16 & 255, e & 255, e >> 8 & 255);
        break;
      case 2: {
        const c = pop(e & 255) & 63;
        push(e >> 8 & 255, (e >> 16 & 255) === 0 ? c : c | 64);
        break;
      }
      case 3: {
        const p = e >> 8 & 255;
        retop(p, C[(p << S) + L[p]] | 64);
        break;
      }
      case 4: {
        const i = e >> 16 & 255;
        unhashCounter(i, K[i]);
        K[i] = e & 65535;
        hashCounter(i, K[i]);
        if (BASED[i] !== 0) rebase();
        break;
      }
      case 5: {
        const g = e & 255;
        ALIKE[g] = 0;
        switch (g) { ${reseeds} }
        break;
      }
      case 7:
        ungather(e >> 16 & 255, e >> 8 & 255, e & 255);
        break;
      case 8:
        putIn(e >> 16 & 255, e >> 8 & 255, pop(e & 255));
        break;
      ${
        owing
          ? code`case 9:
        owed = e & 1023;
        break;`
          : NOTHING
      }
      ${
        draw === undefined
          ? NOTHING
          : code`case 6: {
        const w = J[--j];
        putBack(w & 255, e >> 8 & 65535, e & 255);
        tp = w >> 8;
        break;
      }`
      }
    }
  }
}`;
};
