import { renderUi } from '@kaaj/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiRoot } from '..';
import { DayField, DeskForm, useValues } from '.';

const user = userEvent.setup({ delay: null });

function Page({ day, onSend }: { day: string; onSend: (values: object) => void }) {
  const form = useValues({ day });
  return (
    <DeskForm {...form} onSend={() => onSend(form.values)}>
      <DayField name="day" label="Day" min="2026-12-03" max="2026-12-20" />
      <button type="submit">Send</button>
    </DeskForm>
  );
}

function show(day = '', language: 'en' | 'bn' = 'en') {
  const onSend = jest.fn();
  renderUi(
    <UiRoot theme="light" language={language}>
      <main>
        <Page day={day} onSend={onSend} />
      </main>
    </UiRoot>,
    language,
  );
  return onSend;
}

const field = () => screen.getByLabelText('Day');
const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
const cell = async (day: string) => screen.findByText(day, { selector: '.ant-picker-cell-in-view *' });

describe('a day of the desk', () => {
  it('is typed, and held as an ISO day', async () => {
    const onSend = show();
    await user.type(field(), '৪/১২/২০২৬');
    await user.tab();
    expect(field()).toHaveValue('04/12/2026');
    await send();
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ day: '2026-12-04' }));
  });

  it('keeps what is no day, for the form to say so', async () => {
    const onSend = show('2026-12-04');
    await user.clear(field());
    await user.type(field(), '31/02/2026');
    await user.tab();
    expect(field()).toHaveValue('31/02/2026');
    await send();
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ day: '31/02/2026' }));
  });

  it('is mended letter by letter, and nothing but a day is heard of meanwhile', async () => {
    const onChange = jest.fn();
    renderUi(
      <UiRoot theme="light" language="en">
        {/* A filter, whose page goes on holding the day that it shows. */}
        <DeskForm values={{ day: '2026-12-04' }} onChange={(_, day) => onChange(day)}>
          <DayField name="day" label="Day" />
        </DeskForm>
      </UiRoot>,
      'en',
    );
    await user.type(field(), '{Backspace}7');
    expect(field()).toHaveValue('04/12/2027');
    expect(onChange.mock.calls).toEqual([['2027-12-04']]);
  });

  it('that is taken away is none', async () => {
    const onSend = show('2026-12-04');
    await user.clear(field());
    await send();
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ day: '' }));
  });

  it('is chosen in the calendar, which lies in the landmark of its field', async () => {
    const onSend = show('2026-12-04');
    await user.click(screen.getByRole('button', { name: 'Select date' }));
    expect(screen.getByRole('main')).toContainElement(await cell('15'));
    await user.click(await cell('15'));
    expect(field()).toHaveValue('15/12/2026');
    await waitFor(() => expect(field()).toHaveFocus());
    await send();
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ day: '2026-12-15' }));
  });

  it('is not chosen outside of its bounds', async () => {
    show('2026-12-04');
    await user.click(screen.getByRole('button', { name: 'Select date' }));
    await user.click(await cell('2'));
    await user.click(await cell('21'));
    expect(field()).toHaveValue('04/12/2026');
  });

  it('shows its calendar in Bangla where Bangla is spoken', async () => {
    show('2026-12-04', 'bn');
    expect(field()).toHaveValue('০৪/১২/২০২৬');
    await user.click(screen.getByRole('button', { name: 'তারিখ নির্বাচন' }));
    expect(await cell('১৫')).toBeVisible();
    expect(screen.getByRole('button', { name: 'বছর পছন্দ করুন' })).toHaveTextContent('২০২৬');
    expect(screen.getByRole('button', { name: 'মাস পছন্দ করুন' })).toHaveTextContent('ডিসে');
  });

  it('closes its calendar by Escape', async () => {
    show('2026-12-04');
    const button = screen.getByRole('button', { name: 'Select date' });
    await user.click(button);
    await cell('15');
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
