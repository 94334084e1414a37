import { renderPage } from '@kaaj/web-kit/testing';
import { uiRequests } from '@kaaj/web-kit';
import { act, screen } from '@testing-library/react';
import { messages } from '../messages';
import { FeedbackHost } from './feedback-host';

const say = (kind: 'success' | 'error' | 'warning' | 'info', text: string) => act(() => uiRequests.add(kind, text));
const shown = () => screen.queryAllByText(/\.$/).map(({ textContent }) => textContent);

beforeEach(() => renderPage(<FeedbackHost />, { messages }));

it('closes toasts of faults once something succeeded', () => {
  say('error', 'Wrong password.');
  say('warning', 'Too weak.');
  say('info', 'By the way.');
  say('success', 'Logged in.');
  expect(shown()).toEqual(['By the way.', 'Logged in.']);
});

it('shows the same sentence once', () => {
  say('error', 'Wrong password.');
  say('error', 'Wrong password.');
  expect(shown()).toEqual(['Wrong password.']);
});
