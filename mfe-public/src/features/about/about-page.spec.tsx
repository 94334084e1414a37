import { renderPage } from '@kaaj/web-kit/testing';
import { screen } from '@testing-library/react';
import { messages } from '../../messages';
import AboutPage from './about-page';

const open = (language: 'en' | 'bn' = 'en') => renderPage(<AboutPage />, { messages, language });

it('answers five questions, the first of them opened', async () => {
  const { container } = await open();
  const questions = [...container.querySelectorAll('details')];
  expect(questions.map((question) => question.open)).toEqual([true, false, false, false, false]);
  expect(document.title).toBe('About Us | Kaaj');
});

it.each([
  'Workers earn per task',
  'There is a minimum of 200 coins, which is $10.00; 20 coins are 1 dollar.',
  'Buyers and businesses do. Each task says what is required, what each worker is paid and the deadline',
  'No, sign-up is free. Workers start with 10 coins and buyers with 50.',
])('contains: %s', async (sentence) => {
  const { container } = await open();
  expect(container).toHaveTextContent(sentence);
});

it('counts in Bangla digits for Bangla readers', async () => {
  const { container } = await open('bn');
  expect(container).toHaveTextContent('২০০ কয়েন');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('আমাদের সম্পর্কে');
});
