import { renderUi } from '@kaaj/ui/testing';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentType } from 'react';
import { UiRoot } from '.';

const examples = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.examples.tsx'),
);

describe('each file of examples', () => {
  it.each(examples)('is rendered: %s', (file) => {
    const { default: Examples } = jest.requireActual<{ default: ComponentType }>(join(__dirname, file));
    const page = (
      <UiRoot theme="light" language="en">
        <Examples />
      </UiRoot>
    );
    expect(renderUi(page).container).not.toBeEmptyDOMElement();
  });
});
