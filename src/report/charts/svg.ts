import { parse, View } from 'vega';
import { compile } from 'vega-lite';
import type { Chart } from './theme.js';

/** A drawing without its outermost tag. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Elements of SVG, written by Vega, which escapes all text in them. */
  readonly body: string;
}

const OUTER = /^<svg[^>]*\bwidth="([\d.]+)" height="([\d.]+)"[^>]*>(.*)<\/svg>\s*$/s;

/** Draws a chart without a screen. @throws if the chart is none: a bug. */
export const draw = async (chart: Chart): Promise<Drawing> => {
  const view = new View(parse(compile(chart).spec), { renderer: 'none' });
  const svg = await view.toSVG();
  view.finalize();
  const [, width, height, body] = OUTER.exec(svg) ?? [];
  if (body === undefined) throw new Error(`no drawing: ${svg.slice(0, 80)}`);
  return { width: Number(width), height: Number(height), body };
};
