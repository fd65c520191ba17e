import type { GameFacts, Published } from '../report/game-report.js';
import { knownEnglish, knownInterval, knownShare } from '../rules/english/known.js';
import { explain } from '../rules/explain.js';
import { rulesId } from '../rules/identity.js';
import { type Loaded, loadRules } from '../rules/load.js';
import { lower } from '../rules/lower/lower.js';
import type { KnownSpec } from '../rules/words/known.js';
import type { StoredRules } from '../store/types.js';

const publishedOf = (known: KnownSpec): Published => {
  const interval = knownInterval(known);
  return {
    share: knownShare(known),
    text: knownEnglish(known),
    ...(known.percent === undefined ? {} : { estimate: known.percent / 100 }),
    ...(interval === undefined
      ? {}
      : { interval: { low: interval.low / 100, high: interval.high / 100 } }),
  };
};

/** Rules as they were read. */
interface ReadRules extends Pick<Loaded, 'spec' | 'changed'> {
  readonly variant?: Loaded['variant'] | undefined;
}

/** What rules say of themselves. */
export const gameFacts = ({ spec, changed, variant }: ReadRules): GameFacts => ({
  title: spec.name,
  about: spec.about,
  explained: explain(spec, changed, variant),
  ...(spec.known === undefined ? {} : { published: publishedOf(spec.known) }),
});

/**
 * What stored rules say of themselves: their file is read once more. A file of another version of
 * the program may mean other rules by now: then they are not told in words; or none: then only its
 * name is.
 */
export const storedFacts = ({ id, game, options, file }: StoredRules): GameFacts => {
  const settings = Object.entries(options).map(([name, value]) => ({ name, value }));
  const plain = loadRules(file, game);
  const isVariant = 'loaded' in plain && Object.hasOwn(plain.loaded.spec.variants, game);
  const result = loadRules(file, game, settings, isVariant ? game : undefined);
  if (!('loaded' in result)) return { title: game, about: '', explained: [] };
  const facts = gameFacts(result.loaded);
  return rulesId(lower(result.loaded.spec)) === id ? facts : { ...facts, explained: [] };
};
