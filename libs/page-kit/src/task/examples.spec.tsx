import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentType } from 'react';
import { renderUi } from '@kaaj/ui/testing';
import * as components from '.';

const examples = readdirSync(__dirname).filter((file) => file.endsWith('.examples.tsx'));
/** What other files of examples show. */
const SHOWN_ELSEWHERE = ['TaskPage'];

it('has a file of examples beside each component', () => {
  const shown = examples.map((file) => file.replace('.examples.tsx', '').replaceAll('-', ''));
  const names = Object.keys(components).filter((name) => !SHOWN_ELSEWHERE.includes(name));
  expect(names.filter((name) => !shown.includes(name.toLowerCase()))).toEqual([]);
});

// jsdom does not support <search>, and React warns about it.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it.each(examples)('renders the examples of %s', (file) => {
  const { default: Examples } = jest.requireActual<{ default: ComponentType }>(join(__dirname, file));
  expect(renderUi(<Examples />).container).not.toBeEmptyDOMElement();
});
