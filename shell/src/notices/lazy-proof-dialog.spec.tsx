import { renderPage } from '@kaaj/web-kit/testing';
import { waitFor } from '@testing-library/react';
import { messages } from '../messages';
import { LazyProofDialog } from './lazy-proof-dialog';

jest.mock('./proof-dialog', () => {
  throw new Error('The file is lost.');
});

it('declines when the dialog cannot be loaded', async () => {
  const onAnswer = jest.fn();
  await renderPage(<LazyProofDialog proofs={['password']} onAnswer={onAnswer} />, { messages });
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[false]]));
});
