import { useFormat } from '@kaaj/ui';
import { screen } from '@testing-library/react';
import { type ReactElement } from 'react';
import { common, type Language } from '@kaaj/web-kit';
import { renderPage } from '@kaaj/web-kit/testing';
import { useTrendText } from './use-trend-text';

function Words({ lately, earlier, money = false }: { lately: number; earlier: number; money?: boolean }) {
  const words = useTrendText();
  const format = useFormat();
  const dollars = (value: number) => format.dollars(Math.round(value * 100));
  return <p data-testid="words">{words({ lately, earlier }, money ? dollars : undefined)}</p>;
}

const said = async (page: ReactElement, language?: Language) => {
  await renderPage(page, { messages: common, language, api: {} });
  return screen.findByTestId('words');
};

it.each([
  ['more', 1_014, 2, '1,014 in the last 30 days, 1,012 more than in the 30 days before'],
  ['less', 0, 3, '0 in the last 30 days, 3 less than in the 30 days before'],
  ['as much', 4, 4, '4 in the last 30 days, the same as in the 30 days before'],
])('compares the last days with those before: %s', async (_, lately, earlier, words) => {
  expect(await said(<Words lately={lately} earlier={earlier} />)).toHaveTextContent(words);
});

it('is undefined without a previous period', async () => {
  expect(await said(<Words lately={7} earlier={0} />)).toBeEmptyDOMElement();
});

it('writes money as money', async () => {
  const words = await said(<Words lately={40.5} earlier={50} money />);
  expect(words).toHaveTextContent('$40.50 in the last 30 days, $9.50 less than in the 30 days before');
});

it('is in Bangla, with Bangla digits', async () => {
  const words = await said(<Words lately={14} earlier={2} />, 'bn');
  expect(words).toHaveTextContent('গত ৩০ দিনে ১৪, তার আগের ৩০ দিনের চেয়ে ১২ বেশি');
});
