import { WEIGHT_NAMES, type WeightName } from '../../core/weights.js';
import { type Code, code } from '../code.js';

/** A weight in the code of an estimate, `W[3]`. */
export const weight = (name: WeightName): Code => code`W[${WEIGHT_NAMES.indexOf(name)}]`;
