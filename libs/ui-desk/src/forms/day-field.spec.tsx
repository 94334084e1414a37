import { renderUi } from '@kaaj/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiRoot } from '..';
import { DayField, DeskForm, useValues } from '.';

const user = userEvent.setup({ delay: null });

const BOUNDS = { min: '2026-12-03', max: '2026-12-20' };

function Page({ day, bounds, onSend }: { day: string; bounds: object; onSend: (values: object) => void }) {
  const form = useValues({ day });
  return (
    <DeskForm {...form} onSend={() => onSend(form.values)}>
      <DayField name="day" label="Day" {...bounds} />
      <button type="submit">Send</button>
    </DeskForm>
  );
}

function show(day = '', language: 'en' | 'bn' = 'en', bounds: object = BOUNDS) {
  const onSend = jest.fn();
  renderUi(
    <UiRoot theme="light" language={language}>
      <main>
        <Page day={day} bounds={bounds} onSend={onSend} />
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
    expect(field()).toHaveValue('Dec 4, 2026');
    await send();
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ day: '2026-12-04' }));
  });

  it('is shown in medium style, and while it has the focus as it is typed', async () => {
    show('2026-12-04');
    expect(field()).toHaveValue('Dec 4, 2026');
    await user.click(field());
    expect(field()).toHaveValue('04/12/2026');
    await user.tab();
    expect(field()).toHaveValue('Dec 4, 2026');
  });

  it('keeps an invalid date, for the form to report', async () => {
    const onSend = show('2026-12-04');
    await user.clear(field());
    await user.type(field(), '31/02/2026');
    await user.tab();
    expect(field()).toHaveValue('31/02/2026');
    await send();
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ day: '31/02/2026' }));
  });

  it('is edited character by character, and changes its value only for a valid date', async () => {
    const onChange = jest.fn();
    renderUi(
      <UiRoot theme="light" language="en">
        {/* A filter whose page stores the date. */}
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

  it('is selected in the calendar, which is in the landmark of its field', async () => {
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
    expect(field()).toHaveValue('Dec 4, 2026');
  });

  it('shows its calendar in Bangla when the language is Bangla', async () => {
    show('2026-12-04', 'bn');
    expect(field()).toHaveValue('৪ ডিসে, ২০২৬');
    await user.click(screen.getByRole('button', { name: 'তারিখ নির্বাচন' }));
    expect(await cell('১৫')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'বছর পছন্দ করুন' })).toHaveDisplayValue('২০২৬');
    expect(screen.getByRole('combobox', { name: 'মাস পছন্দ করুন' })).toHaveDisplayValue('ডিসেম্বর');
  });

  it('closes its calendar by Escape', async () => {
    show('2026-12-04');
    const button = screen.getByRole('button', { name: 'Select date' });
    await user.click(button);
    await cell('15');
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
    expect(field()).toHaveValue('Dec 4, 2026');
  });
});

describe('the calendar of the desk by keyboard alone', () => {
  const opened = async (name = 'Select date') => {
    screen.getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
    return screen.findByRole('dialog', { name });
  };
  /** From here on the clock is at the morning of that day; timers run as usual. */
  const onDay = (day: string) =>
    jest.useFakeTimers({
      now: new Date(`${day}T09:00`),
      doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'requestAnimationFrame'],
    });
  afterEach(() => jest.useRealTimers());
  const stop = (day: string) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(day));

  it('is a dialog whose days are a grid of the month, with the focus on the selected day', async () => {
    show('2026-12-04');
    const dialog = await opened();
    await stop('Friday, 4 December 2026');
    const grid = within(dialog).getByRole('grid', { name: 'December 2026' });
    expect(within(grid).getByRole('gridcell', { selected: true })).toHaveFocus();
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(7);
  });

  it.each([
    ['today', '2026-12-09', 'Wednesday, 9 December 2026'],
    ['the nearest day that may be chosen', '2026-11-21', 'Thursday, 3 December 2026'],
  ])('starts with %s when the field is empty', async (_, today, day) => {
    onDay(today);
    show();
    await opened();
    await stop(day);
  });

  it('moves to today by a button', async () => {
    onDay('2026-12-09');
    show('2026-12-04');
    await opened();
    await stop('Friday, 4 December 2026');
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue('09/12/2026');
  });

  it('selects no disabled day, today included', async () => {
    onDay('2026-11-21');
    show('2026-12-04');
    expect(within(await opened()).getByRole('button', { name: 'Today' })).toBeDisabled();
  });

  it.each([
    ['{ArrowRight}', 'Saturday, 5 December 2026'],
    ['{ArrowLeft}', 'Thursday, 3 December 2026'],
    ['{ArrowDown}', 'Friday, 11 December 2026'],
    ['{ArrowUp}', 'Friday, 27 November 2026'],
    ['{Home}', 'Sunday, 29 November 2026'],
    ['{End}', 'Saturday, 5 December 2026'],
    ['{PageUp}', 'Wednesday, 4 November 2026'],
    ['{PageDown}', 'Monday, 4 January 2027'],
    ['{Shift>}{PageUp}{/Shift}', 'Thursday, 4 December 2025'],
    ['{Shift>}{PageDown}{/Shift}', 'Saturday, 4 December 2027'],
  ])('%s moves to %s', async (keys, day) => {
    show('2026-12-04');
    await opened();
    await stop('Friday, 4 December 2026');
    await user.keyboard(keys);
    await stop(day);
  });

  it('moves to the last day of a shorter month', async () => {
    show('2026-12-31');
    await opened();
    // Beyond the bounds, the nearest day within them has the focus.
    await stop('Sunday, 20 December 2026');
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await stop('Thursday, 31 December 2026');
    await user.keyboard('{PageUp}');
    await stop('Monday, 30 November 2026');
  });

  it.each(['{Enter}', ' '])('selects by "%s" and returns to the input', async (key) => {
    const onSend = show('2026-12-04');
    await opened();
    await stop('Friday, 4 December 2026');
    await user.keyboard(`{ArrowDown}{ArrowRight}${key}`);
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue('12/12/2026');
    expect(screen.queryByRole('dialog')).toBeNull();
    await send();
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ day: '2026-12-12' }));
  });

  it('returns to the input for the selected date, too', async () => {
    show('2026-12-04');
    await opened();
    await stop('Friday, 4 December 2026');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('04/12/2026');
  });

  it('marks the dates that may not be selected, and refuses them', async () => {
    show('2026-12-04');
    await opened();
    await stop('Friday, 4 December 2026');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    await stop('Wednesday, 2 December 2026');
    expect(document.activeElement).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(field()).toHaveValue('Dec 4, 2026');
  });

  it('keeps Tab within: the turns and lists of month and year, the day, today', async () => {
    onDay('2026-12-09');
    show('2026-12-04');
    await opened();
    await stop('Friday, 4 December 2026');
    const round = [
      'Today',
      'Previous month',
      'Choose a month',
      'Choose a year',
      'Next month',
      'Friday, 4 December 2026',
      'Today',
    ];
    for (const name of round) {
      await user.tab();
      expect(document.activeElement).toHaveAccessibleName(name);
    }
    for (const name of round.toReversed().slice(1)) {
      await user.tab({ shift: true });
      expect(document.activeElement).toHaveAccessibleName(name);
    }
  });

  it('turns its months by their arrows, which keep the focus', async () => {
    show('2026-12-04');
    await opened();
    await stop('Friday, 4 December 2026');
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('grid', { name: 'January 2027' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveFocus();
  });

  it('is in Bangla, with Bangla digits', async () => {
    show('2026-12-04', 'bn');
    await opened('তারিখ নির্বাচন');
    await stop('শুক্রবার, ৪ ডিসেম্বর ২০২৬');
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(field()).toHaveValue('০৫/১২/২০২৬'));
  });
});

describe('the lists of months and years in the calendar of the desk', () => {
  const opened = async (opener: string, day: string) => {
    await user.click(screen.getByRole('button', { name: opener }));
    await isAt(day);
  };
  const isAt = (day: string) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(day));
  const months = () => screen.getByRole('combobox', { name: 'Choose a month' });
  const years = () => screen.getByRole('combobox', { name: 'Choose a year' });
  const offered = (list: HTMLElement) =>
    within(list)
      .getAllByRole<HTMLOptionElement>('option')
      .filter(({ disabled }) => !disabled)
      .map(({ text }) => text);

  it('show the month and the year that the days are of, by their names', async () => {
    show('2026-12-04', 'en', {});
    await opened('Select date', 'Friday, 4 December 2026');
    expect(months()).toHaveDisplayValue('December');
    expect(offered(months())).toHaveLength(12);
    expect(years()).toHaveDisplayValue('2026');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(months()).toHaveDisplayValue('January');
    expect(years()).toHaveDisplayValue('2027');
  });

  it('lead to the days of a month, and Enter to a day of them', async () => {
    const onSend = show('2026-12-04', 'en', {});
    await opened('Select date', 'Friday, 4 December 2026');
    await user.selectOptions(years(), '2028');
    await user.selectOptions(months(), 'February');
    expect(screen.getByRole('grid', { name: 'February 2028' })).toBeVisible();
    // Arrow keys in a select do not move the focus out of it.
    expect(months()).toHaveFocus();
    await user.keyboard('{Enter}');
    await isAt('Friday, 4 February 2028');
    await user.keyboard('{Enter}');
    expect(field()).toHaveFocus();
    await send();
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ day: '2028-02-04' }));
  });

  it('move to the last day of a shorter month', async () => {
    show('2026-12-31', 'en', {});
    await opened('Select date', 'Thursday, 31 December 2026');
    await user.selectOptions(months(), 'February');
    await user.keyboard('{Enter}');
    await isAt('Saturday, 28 February 2026');
  });

  it('offer no month and no year without a day that may be chosen, and lead to the nearest one that may', async () => {
    show('2026-12-31', 'en', { min: '2026-11-25', max: '2027-02-10' });
    await opened('Select date', 'Thursday, 31 December 2026');
    expect(offered(years())).toEqual(['2026', '2027']);
    expect(offered(months())).toEqual(['November', 'December']);
    await user.selectOptions(years(), '2027');
    await user.keyboard('{Enter}');
    await isAt('Wednesday, 10 February 2027');
    expect(offered(months())).toEqual(['January', 'February']);
    await user.selectOptions(years(), '2026');
    await user.keyboard('{Enter}');
    await isAt('Wednesday, 25 November 2026');
  });

  it('close by Escape with the calendar, and return the focus', async () => {
    show('2026-12-04');
    await opened('Select date', 'Friday, 4 December 2026');
    for (const name of ['Next month', 'Choose a year', 'Choose a month']) {
      await user.tab({ shift: true });
      await isAt(name);
    }
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Select date' })).toHaveFocus();
  });

  it('are in Bangla, with Bangla digits', async () => {
    show('2026-12-04', 'bn', {});
    await opened('তারিখ নির্বাচন', 'শুক্রবার, ৪ ডিসেম্বর ২০২৬');
    await user.selectOptions(screen.getByRole('combobox', { name: 'মাস পছন্দ করুন' }), 'ফেব্রু\u09dfারি');
    await user.selectOptions(screen.getByRole('combobox', { name: 'বছর পছন্দ করুন' }), '২০২৭');
    await user.keyboard('{Enter}');
    await isAt('বৃহস্পতিবার, ৪ ফেব্রু\u09dfারি ২০২৭');
  });
});
