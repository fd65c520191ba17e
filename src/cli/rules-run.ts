import { generatedSource } from '../compile/compile.js';
import { printCore } from '../core/print.js';
import { catalogue, readRuleFile } from '../rules/catalogue.js';
import { explain } from '../rules/explain.js';
import { loadGame } from './game-argument.js';
import { out, paint } from './terminal.js';

export interface RulesOptions {
  readonly set?: readonly string[] | undefined;
  readonly yaml?: true | undefined;
  readonly core?: true | undefined;
  readonly generated?: true | undefined;
}

/** Lines of at most `width` columns, later ones indented. */
const wrapped = (text: string, width: number, indent: string): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + word.length + 1 > width - indent.length) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${indent}`);
};

/** What other games go by much the same name, and what they are. */
const unlikeLines = (ids: readonly string[]): string[] => {
  if (ids.length === 0) return [];
  const games = catalogue().filter(({ id }) => ids.includes(id));
  return [
    'Not to be confused with:',
    ...games.map(({ id, name, about }) => `  ${name} (${id}): ${about}`),
  ];
};

/** Shows the rules of a game in one of four forms. */
export const runRules = async (name: string, options: RulesOptions): Promise<void> => {
  const game = await loadGame(name, options.set ?? []);
  const { spec, core } = game;
  if (options.yaml) {
    const read = readRuleFile(game.file);
    if ('text' in read) out(read.text.trimEnd());
    return;
  }
  if (options.core) return out(printCore(core));
  if (options.generated) return out(generatedSource(core));
  const width = Math.min(process.stdout.columns || 80, 96);
  const also = spec.aliases.length > 0 ? ` (also ${spec.aliases.join(', ')})` : '';
  out(paint.bold(spec.name) + also);
  out(wrapped(spec.about, width, ''));
  for (const line of unlikeLines(spec.unlike)) out(wrapped(line, width, '  '));
  for (const { title, lines } of explain(spec, game.changed, game.variant)) {
    out(`\n${paint.cyan(title)}`);
    for (const line of lines) out(`  ${wrapped(line, width - 2, '  ')}`);
  }
};
