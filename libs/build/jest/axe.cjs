const { afterEach, expect } = require('@jest/globals');

/** These need a layout, or the shell's frame around the page. The browser tests check them. */
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
/** Without antd's style sheet its closed lists are visible. */
const context = { include: ['body'], exclude: ['.ant-select-dropdown'] };
const checked = new Set();

// Testing Library's cleanup is registered later, and so the page is still there.
afterEach(async () => {
  const page = document.querySelector('[data-page]');
  const heading = page?.querySelector('h1')?.textContent;
  // Two of them: a second render, or a frame with its own <main>.
  const alone = document.querySelectorAll('main').length === 1;
  if (!page?.firstChild || !alone || page.querySelector('[aria-busy="true"]') || checked.has(heading)) return;
  checked.add(heading);
  const axe = require('axe-core');
  const { violations } = await axe.run(context, { rules, resultTypes: ['violations'] });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
  expect(found).toEqual([]);
});
