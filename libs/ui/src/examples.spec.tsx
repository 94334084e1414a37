import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ComponentType } from 'react';
import { renderUi } from './testing/render-ui';

const entryPoints = ['.', 'data', 'charts', 'carousel', 'drawings'].map((folder) =>
  join(__dirname, folder, 'index.ts'),
);
/** Exports that are not visible, or that another file's example includes. */
const SHOWN_ELSEWHERE = ['ui-settings', 'lazy-chart', 'modal-buttons', 'click-shield', 'length'];

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
const published = entryPoints
  .flatMap((door) => [...readFileSync(door, 'utf8').matchAll(/from '[^']*\/([\w-]+)'/g)])
  .map(([, file]) => file ?? '');
const components = files
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => basename(file, '.tsx'))
  .filter((file) => published.includes(file) && !SHOWN_ELSEWHERE.includes(file));
const examples = files.filter((file) => file.endsWith('.examples.tsx'));

it('has a file of examples beside each component', () => {
  const shown = examples.map((file) => basename(file, '.examples.tsx'));
  expect(components.filter((file) => !shown.includes(file))).toEqual([]);
});

describe('each file of examples', () => {
  // One example shows an error boundary, and React logs the error.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it.each(examples)('is rendered: %s', (file) => {
    const { default: Examples } = jest.requireActual<{ default: ComponentType }>(join(__dirname, file));
    expect(renderUi(<Examples />).container).not.toBeEmptyDOMElement();
  });
});
