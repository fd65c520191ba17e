import { z } from 'zod';
import type { Part, Picture } from '../../core/picture.js';
import type { Path, Problem } from '../faults.js';
import { flag, groupName } from '../terms.js';

/*
 * `table`: how the table is drawn; play does not depend on it. `row` and `line` serve every game,
 * `grid` those that lie in rows (blockade, square, four corners, labyrinth), `weave` in it the
 * carpet, `spine` the fish-bone and the herring-bone, `clock` the clock, the zodiac and the two
 * rings, `star` the shah, the wheel and the sultan, `shape` letters, corners, crosses and pyramids
 * (margarethe, anna, the square, louis, mount olympus).
 */

const row = z
  .strictObject({ row: groupName })
  .describe('piles side by side, their cards going down');
const line = z
  .strictObject({ line: groupName, outward: z.enum(['left', 'right']).optional() })
  .describe('piles one below the other, their cards going to the right, or to the left');
const grid = z
  .strictObject({
    grid: groupName,
    columns: z
      .number()
      .int()
      .min(1)
      .max(32)
      .optional()
      .describe('piles in a row, if the group does not say'),
    weave: flag.default(false).describe('every other card lies sideways, as on a chessboard'),
    growing: flag.default(false).describe('rows yet to be dealt are not shown'),
  })
  .describe('piles row by row');
const spine = z
  .strictObject({ spine: groupName, left: groupName, right: groupName })
  .describe('a vertical line of piles, with places slanting up on both sides');
const clock = z
  .strictObject({
    clock: groupName,
    outside: groupName.optional(),
    middle: flag.default(false).describe('the last pile lies in the middle, not at an hour'),
  })
  .describe('a clock face, its last hour at the top, with packets fanned out of it, if any');
const star = z
  .strictObject({ star: groupName, rays: z.array(groupName).min(1).max(6) })
  .describe('a pile with rays about it, the first going up; the groups from the foot outwards');
const PLACE = /^([a-z][a-z0-9-]*)\.([1-9][0-9]{0,2})$/;
const shapeRow = z
  .string()
  .max(400)
  .transform((text, context) =>
    text
      .trim()
      .split(/\s+/)
      .map((word) => {
        const [, group, number] = PLACE.exec(word) ?? [];
        if (group !== undefined) return { group, number: Number(number) };
        if (word !== '.') context.addIssue('a pile, such as helps.3, or a dot');
        return undefined;
      }),
  );
const shape = z
  .strictObject({ shape: z.array(shapeRow).min(1).max(40) })
  .describe('piles row by row in any shape: "helps.1 . helps.2"; a dot is an empty place');

const part = z
  .union([row, line, grid, spine, clock, star, shape], {
    error:
      '{ row }, { line }, { grid }, { spine, left, right }, { clock, outside }, { star, rays } or { shape }',
  })
  .meta({ id: 'part', description: 'a part of the table' });

export const pictureSchema = z
  .array(
    z.union([part, z.array(z.union([part, z.array(part).min(1)])).min(1)], {
      error: 'a part of the table, like { row: tableau }, or a list of them from left to right',
    }),
  )
  .min(1)
  .describe(
    'how the table is drawn, from the top; a list stands side by side, one within it one below the other',
  ) satisfies z.ZodType<Picture>;

type Shape = z.output<typeof shape>['shape'];

/** The groups of a shape, each once. */
const groupsIn = (rows: Shape, path: Path): { path: Path; name: string }[] => {
  const places = rows.flatMap((places, y) =>
    places.flatMap((place) =>
      place === undefined ? [] : [{ path: [...path, y], name: place.group }],
    ),
  );
  return places.filter(({ name }, i) => places.findIndex((other) => other.name === name) === i);
};

/** Every place of a picture where a group is named. */
const namesIn = (node: unknown, path: Path): { path: Path; name: string }[] => {
  if (typeof node === 'string') return [{ path, name: node }];
  if (node === null || typeof node !== 'object') return [];
  if ('shape' in node) return groupsIn(node.shape as Shape, [...path, 'shape']);
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'outward' ? [] : namesIn(value, [...path, Array.isArray(node) ? Number(key) : key]),
  );
};

/** Piles of a shape that are drawn twice, and piles that it leaves out. */
const shapeProblems = (picture: Picture, sizes: ReadonlyMap<string, number>): Problem[] =>
  partsOf(picture).flatMap((part) => {
    if (!('shape' in part)) return [];
    const places = part.shape.flat().filter((place) => place !== undefined);
    const pileNames = places.map(({ group, number }) => `${group}.${number}`);
    const twice = pileNames.filter((name, i) => pileNames.indexOf(name) < i);
    const lacking = [...new Set(places.map(({ group }) => group))].flatMap((group) =>
      Array.from({ length: sizes.get(group) ?? 0 }, (_, i) => `${group}.${i + 1}`).filter(
        (name) => !pileNames.includes(name),
      ),
    );
    return [
      ...twice.map((name) => ({ path: ['table'], message: `${name} is drawn already` })),
      ...lacking.slice(0, 1).map((name) => ({ path: ['table'], message: `${name} has no place` })),
    ];
  });

const partsOf = (picture: Picture): Part[] =>
  picture.flatMap((band) =>
    'length' in band ? band.flatMap((item) => ('length' in item ? item : [item])) : [band],
  );

/**
 * Groups that are not there, or drawn twice, and the like of single piles.
 * @param known names of all groups. @param sizes how many piles those have that are played with.
 */
export const pictureProblems = (
  picture: Picture | undefined,
  known: readonly string[],
  sizes: ReadonlyMap<string, number>,
): Problem[] => {
  const names = namesIn(picture ?? [], ['table']);
  const problems = names.flatMap(({ path, name }, i) => {
    if (!known.includes(name))
      return [{ path, message: `there are no piles named ${name}; there are ${known.join(', ')}` }];
    const before = names.findIndex((other) => other.name === name) < i;
    return before ? [{ path, message: `the ${name} are drawn already` }] : [];
  });
  return [...problems, ...shapeProblems(picture ?? [], sizes)];
};
