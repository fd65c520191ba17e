import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { benchReport, type Contestant } from '../../../src/report/bench.js';
import { benchPage } from '../../../src/report/html/bench-page.js';
import { FLAGS, findBrowser } from './browser.js';

const DEALS = 20;

/** Decides what is not divisible by `hard`; `outside`: no positions are known. */
const contestant = (name: string, hard: number, outside = false): Contestant => ({
  name,
  outside,
  results: Array.from({ length: DEALS }, (_, i) => ({
    verdict: (i + 1) % hard === 0 ? 'undecided' : 'solved',
    ...(outside ? {} : { visited: (i + 1) * 50 * hard }),
    milliseconds: i,
  })),
});

const reportOf = (game: string, contestants: readonly Contestant[]) =>
  benchReport(
    {
      game,
      rules: '0123456789abcdef',
      options: {},
      deals: Array.from({ length: DEALS }, (_, i) => String(i + 1)),
      without: [],
      limits: { states: 5000, memory: 2 ** 20 },
      version: '1.2.3',
      command: `patience bench ${'a-very-long-name-'.repeat(9)}`,
    },
    contestants,
    0.95,
  );

const reports = [
  reportOf('<b>a game</b>', [contestant('one', 3), contestant('two', 4)]),
  reportOf('other', [contestant('one', 3), contestant('two', 2), contestant('x & y', 5, true)]),
  reportOf('alone', [contestant('one', 1)]),
];

const path = findBrowser();

describe.skipIf(path === undefined)('the page of a bench in a browser', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'patience-bench-page-')), 'bench.html');
  let browser: Browser;
  beforeAll(async () => {
    writeFileSync(file, await benchPage(reports, '1.2.3'));
    browser = await chromium.launch({ executablePath: path!, args: FLAGS });
  });
  afterAll(() => browser?.close());

  it.each([360, 1280])('fits %d pixels, is silent and has all its charts', async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    const heard: string[] = [];
    page.on('console', (message) => heard.push(message.text()));
    page.on('pageerror', (error) => heard.push(error.message));
    page.on('request', (request) => heard.push(request.url()));
    const url = pathToFileURL(file).href;
    await page.goto(url);
    expect(await page.locator('html').evaluate((root) => root.scrollWidth)).toBe(width);
    // A cactus a game, and a scatter for each contestant after the first.
    expect(await page.getByRole('img', { name: /.{10}/ }).count()).toBe(3 + 1 + 2);
    expect(await page.getByRole('heading', { name: '<b>a game</b>', exact: true }).count()).toBe(1);
    expect(heard).toEqual([url]);
    await page.close();
  });
});
