import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui';
import { ConfirmDialog, type QuestionProps } from '.';

function ask(question: Partial<QuestionProps> = {}) {
  const onAnswer = jest.fn();
  renderUi(
    <ConfirmDialog
      title="Delete this task?"
      text="250 coins come back."
      ok="Delete"
      cancel="Keep"
      {...question}
      onAnswer={onAnswer}
    />,
  );
  return { onAnswer, user: userEvent.setup({ delay: null }) };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('a question', () => {
  it('is a dialog with its text', () => {
    ask();
    expect(screen.getByRole('dialog', { name: 'Delete this task?' })).toHaveTextContent('250 coins come back.');
  });

  it.each([
    ['Delete', true],
    ['Keep', false],
    ['Close', false],
  ])('is answered by %s with %s', async (name, yes) => {
    const { onAnswer, user } = ask();
    await user.click(button(name));
    expect(onAnswer.mock.calls).toEqual([[yes]]);
  });

  it('takes Escape as no', async () => {
    const { onAnswer, user } = ask();
    await user.keyboard('{Escape}');
    expect(onAnswer.mock.calls).toEqual([[false]]);
  });

  it('covers the screen with a shield that takes the first clicks, and is not closed by them', async () => {
    const { onAnswer } = ask();
    const shield = screen.getByRole('dialog').parentElement?.querySelector('.k-click-shield') as Element;
    fireEvent.mouseDown(shield);
    fireEvent.click(shield);
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it.each([
    ['the button that goes ahead', false, 'Delete'],
    ['the button that leaves everything as it is, where something is taken away', true, 'Keep'],
  ])('has the focus on %s', async (_, danger, name) => {
    ask({ danger });
    await waitFor(() => expect(button(name)).toHaveFocus());
  });
});
