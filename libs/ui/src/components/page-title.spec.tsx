import { render } from '@testing-library/react';
import { UiSettingsProvider } from '../settings/ui-settings';
import { renderUi } from '../testing/render-ui';
import { texts } from '../testing/texts';
import { PageHeading, PageTitle } from './headings';
import { EmptyState } from './states';

const titles = () => [...document.querySelectorAll('head > title')].map(({ textContent }) => textContent);

it.each([
  ['a heading by its text', <PageHeading title="Wallet" />, ['Wallet | Kaaj']],
  ['a heading by its name in the tab', <PageHeading title="Overview" tabTitle="Home" />, ['Home | Kaaj']],
  ['an empty state at level 1', <EmptyState drawing="no-tasks" level={1} title="Gone" />, ['Gone | Kaaj']],
  ['no empty state at another level', <EmptyState drawing="no-tasks" level={2} title="Nothing" />, []],
  ['nothing without a text', <PageTitle>{undefined}</PageTitle>, []],
])('the page is named by %s', (_, element, expected) => {
  renderUi(element);
  expect(titles()).toEqual(expected);
});

it('the title ends with the name of the platform, and follows the page', () => {
  const page = (name?: string) => (
    <UiSettingsProvider language="en" theme="light" texts={texts} platform="Shromik">
      {name && <PageTitle>{name}</PageTitle>}
    </UiSettingsProvider>
  );
  const { rerender } = render(page('Home'));
  expect(titles()).toEqual(['Home | Shromik']);
  rerender(page('Terms'));
  expect(titles()).toEqual(['Terms | Shromik']);
  rerender(page());
  expect(titles()).toEqual([]);
});
