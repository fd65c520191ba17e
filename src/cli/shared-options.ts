import { Option } from '@commander-js/extra-typings';
import { DEFAULT_MEMORY } from '../search/limits.js';
import { againArgument, bytesArgument, levelArgument, listArgument } from './units.js';

/** Options that mean the same in every command that plays many deals. */

export const memoryOption = () =>
  new Option('--memory <bytes>', 'table of positions of each deal at most')
    .default(DEFAULT_MEMORY, '256M')
    .argParser(bytesArgument);

export const levelOption = () =>
  new Option('--level <percent>', 'level of the interval')
    .default(0.95, '95')
    .argParser(levelArgument);

export const withoutOption = () =>
  new Option('--without <names>', 'dominances to leave out, with commas')
    .default([] as readonly string[], 'none')
    .argParser(listArgument);

export const setOption = () =>
  new Option('--set <option=value>', 'change an option of the rules; may be repeated')
    .default([] as readonly string[], 'none')
    .argParser(againArgument);
