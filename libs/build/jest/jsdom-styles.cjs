/**
 * jsdom matches each element with 150 rules of Blink's style sheet for `getComputedStyle`, and computes 12 colors. Tests
 * need which elements are hidden, blocks or inline: for roles, accessible names and axe.
 */
const DISPLAY = [
  ['inline-block', 'marquee, input, textarea, select, button, meter, progress'],
  [
    'block',
    `html, body, p, div, layer, article, aside, footer, header, hgroup, main, nav, section, address, blockquote,
    figcaption, figure, center, hr, h1, h2, h3, h4, h5, h6, ul, menu, dir, ol, dd, dl, dt, form, legend, fieldset,
    optgroup, option, pre, xmp, plaintext, listing, ruby > rt, frameset, frame, details, summary`,
  ],
  ['list-item', 'li'],
  ['table', 'table'],
  ['table-header-group', 'thead'],
  ['table-row-group', 'tbody'],
  ['table-footer-group', 'tfoot'],
  ['table-column', 'col'],
  ['table-column-group', 'colgroup'],
  ['table-row', 'tr'],
  ['table-cell', 'td, th'],
  ['table-caption', 'caption'],
  [
    'none',
    `head, meta, title, link, style, script, input[type="hidden"], datalist, param, ruby > rp, noframes, template,
    dialog:not([open]), [hidden]`,
  ],
];

const id = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet');
if (require.cache[id]) throw new Error('jsdom has been loaded with its own style sheet.');
require.cache[id] = {
  id,
  filename: id,
  loaded: true,
  exports: DISPLAY.map(([display, selector]) => `${selector} { display: ${display} }`).join('\n'),
};

const { propertiesWithResolvedValueImplemented: computed } = require('jsdom/lib/jsdom/living/helpers/style-rules');
for (const name of Object.keys(computed)) if (computed[name].computedValue === 'computed-color') delete computed[name];
