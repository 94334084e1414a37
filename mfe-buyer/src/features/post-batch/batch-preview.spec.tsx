import { type BatchPreview as Preview } from '@kaaj/contract';
import { renderPage } from '@kaaj/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import { BatchPreview } from './batch-preview';

const post = jest.fn();
const open = (changes: Partial<Preview>) => {
  const preview = { columns: ['hint'], tasks: 2, fee: 0, cost: 60, available: 100, controls: 0, skipped: 0, first: [] };
  const shown = { ...preview, ...changes };
  return renderPage(<BatchPreview preview={shown} posting={false} disabled={false} onPost={post} />, { messages });
};
const button = () => screen.queryByRole('button', { name: /^Post/ });

beforeEach(() => post.mockClear());

it('posts all tasks on a press', async () => {
  await open({});
  await userEvent.click(screen.getByRole('button', { name: 'Post 2 tasks' }));
  expect(post).toHaveBeenCalledTimes(1);
});

it('leads to the shop when coins are missing', async () => {
  await open({ cost: 160 });
  expect(screen.getByText('You need 60 more coins')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Purchase Coin' })).toHaveAttribute('href', '/dashboard/purchaseCoin');
  expect(button()).not.toBeInTheDocument();
});

it.each([
  [100, undefined],
  [65, 'You need 1 more coins'],
] as const)('shows the fee beside the cost, and checks the balance of %s for both', async (available, sentence) => {
  await open({ cost: 60, fee: 6, available });
  expect(screen.getByText(/Plus a fee of 6 coins/)).toBeInTheDocument();
  if (sentence) expect(screen.getByText(sentence)).toBeInTheDocument();
  else expect(button()).toBeInTheDocument();
});

it('shows the number of skipped rows', async () => {
  await open({ skipped: 3 });
  expect(screen.getByText('3 rows with nothing in them were skipped.')).toBeInTheDocument();
});
