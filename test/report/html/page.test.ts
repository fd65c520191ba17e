import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { htmlPage } from '../../../src/report/html/page.js';
import { madeReport, madeRows } from '../made-report.js';
import { FLAGS, findBrowser } from './browser.js';

/** What would run, load or break out if anything of the data were not escaped. */
const EVIL = `<script>alert(1)</script><img src=x onerror="alert(2)">"'&</title></svg>`;

const games = [
  madeReport({
    published: {
      share: '81%',
      text: '81%; someone',
      estimate: 0.81,
      interval: { low: 0.8, high: 0.82 },
    },
  }),
  madeReport(
    { title: EVIL, about: EVIL, explained: [{ title: EVIL, lines: [EVIL] }] },
    { game: EVIL },
  ),
  madeReport(
    { title: 'A Game', published: { share: EVIL, text: EVIL } },
    { options: { draw: 1 }, command: `patience winrate ${'very-long-name-'.repeat(20)}` },
    madeRows().filter(({ verdict }) => verdict === 'undecided'),
  ),
  madeReport({ title: 'Of one deal' }, {}, madeRows(1)),
  madeReport({ title: 'Of none' }, {}, []),
];

const path = findBrowser();

it.skipIf(path !== undefined)(
  'would look at the page, but there is no chromium here',
  (context) => {
    context.skip('install chromium, or name a browser of its kind in PATIENCE_BROWSER');
  },
);

describe.skipIf(path === undefined)('the page in a browser', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'patience-page-')), 'report.html');
  let browser: Browser;

  beforeAll(async () => {
    writeFileSync(file, await htmlPage(games, '1.2.3'));
    browser = await chromium.launch({ executablePath: path!, args: FLAGS });
  });
  afterAll(() => browser?.close());

  /** Opens the page and hands it on; nothing may be complained of, asked for or run. */
  const look = async (
    options: { width: number; colorScheme?: 'light' | 'dark' },
    use: (page: Page) => Promise<void>,
  ): Promise<void> => {
    const { width, colorScheme = 'light' } = options;
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
    const page = await context.newPage();
    const heard: string[] = [];
    page.on('console', (message) => heard.push(message.text()));
    page.on('pageerror', (error) => heard.push(error.message));
    page.on('dialog', (dialog) => heard.push(dialog.message()));
    page.on('request', (request) => heard.push(request.url()));
    const url = pathToFileURL(file).href;
    await page.goto(url);
    await use(page);
    expect(heard).toEqual([url]);
    await context.close();
  };

  it.each([360, 600, 1280])(
    'does not scroll sideways at %d pixels, all unfolded',
    async (width) => {
      await look({ width }, async (page) => {
        await page.locator('details').evaluateAll((all) => {
          for (const one of all) one.setAttribute('open', '');
        });
        const sticking = await page
          .locator('body *:not(svg *)')
          .evaluateAll(
            (all, most) =>
              all
                .filter((one) => one.getBoundingClientRect().right > most + 1)
                .map((one) => one.outerHTML.slice(0, 80)),
            width,
          );
        const wide = await page.locator('html').evaluate((root) => root.scrollWidth);
        expect({ wide, sticking }).toEqual({ wide: width, sticking: [] });
      });
    },
  );

  it.each([360, 1280])(
    'shows each chart once at %d pixels, with a name and a text',
    async (width) => {
      await look({ width }, async (page) => {
        // One of all games, three of each game that has deals.
        const pictures = 1 + 3 * 4;
        expect(await page.getByRole('img').count()).toBe(pictures);
        expect(await page.getByRole('img', { name: /.{10}/ }).count()).toBe(pictures);
        const all = await page.locator('svg[role=img]').evaluateAll((svgs) =>
          svgs.map((svg) => ({
            text: svg.querySelector(`#${svg.getAttribute('aria-describedby')}`)?.textContent,
            height: svg.getBoundingClientRect().height,
          })),
        );
        expect(all).toHaveLength(2 * pictures);
        for (const { text, height } of all) {
          expect(text).toMatch(/\w/);
          if (height > 0) expect(height).toBeGreaterThan(60);
        }
      });
    },
  );

  it('has no name twice, and each link leads somewhere', async () => {
    await look({ width: 1280 }, async (page) => {
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.length).toBe(new Set(ids).size);
      const links = await page
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      for (const link of links) expect(ids.map((id) => `#${id}`)).toContain(link);
    });
  });

  it('says what the data say, and makes nothing of it', async () => {
    await look({ width: 1280 }, async (page) => {
      expect(await page.locator('script, img, iframe, object, link').count()).toBe(0);
      expect(await page.getByRole('heading', { name: EVIL, exact: true }).count()).toBe(1);
      expect(await page.locator('code.command').first().textContent()).toBe(
        'patience solve a-game --seed 59',
      );
    });
  });

  /** How light things are, 0 to 765. */
  const brightness = async (page: Page) => {
    const light = async (selector: string, property: string) => {
      const colour = await page
        .locator(selector)
        .first()
        .evaluate(
          (one, name) => one.ownerDocument.defaultView!.getComputedStyle(one)[name as 'color'],
          property,
        );
      const parts: string[] = colour.match(/\d+/g) ?? [];
      return parts.slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
    };
    return {
      paper: await light('body', 'backgroundColor'),
      label: await light('svg.wide text', 'fill'),
      bar: await light('svg.wide [stroke^="var(--solved"]', 'stroke'),
    };
  };

  it('follows the scheme: light on dark, charts too', async () => {
    await look({ width: 1280, colorScheme: 'light' }, async (page) => {
      const { paper, label, bar } = await brightness(page);
      expect(paper - label).toBeGreaterThan(400);
      expect(paper - bar).toBeGreaterThan(200);
    });
    await look({ width: 1280, colorScheme: 'dark' }, async (page) => {
      const { paper, label, bar } = await brightness(page);
      expect(label - paper).toBeGreaterThan(400);
      expect(bar - paper).toBeGreaterThan(200);
    });
  });

  it('prints dark on white from a dark screen too, with the rules, without the tables of charts', async () => {
    await look({ width: 1280, colorScheme: 'dark' }, async (page) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(await page.getByText('All cards go up.').first().isVisible()).toBe(true);
      expect(await page.locator('figure details').first().isVisible()).toBe(false);
      expect(await page.locator('svg.narrow').first().isVisible()).toBe(false);
      expect((await brightness(page)).label).toBeLessThan(200);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    });
  });
});
