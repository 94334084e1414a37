import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiSettingsProvider } from '../settings/ui-settings';
import { renderUi } from '../testing/render-ui';
import { texts } from '../testing/texts';
import { Avatar } from './avatar';
import { Button } from './button';
import { AvatarWithName } from './avatar-with-name';
import { Form } from './form';
import { CoinAmount, Money } from './coin';
import { PasswordField, SelectField, TextAreaField, TextField } from './fields';
import { EmptyState, ErrorState } from './states';

describe('CoinAmount', () => {
  it('reads as a number of coins, in the digits of the language', () => {
    renderUi(<CoinAmount coins={1250} />, 'bn');
    expect(screen.getByText('১,২৫০')).toBeVisible();
    expect(screen.getByText('coins')).toBeInTheDocument();
  });

  it('shows the sign of a movement', () => {
    renderUi(
      <>
        <CoinAmount coins={250} signed />
        <CoinAmount coins={-40} signed />
        <CoinAmount coins={0} signed />
      </>,
    );
    for (const written of ['+250', '-40', '0']) expect(screen.getByText(written)).toBeVisible();
  });
});

it.each([
  ['en', '৳1,531 · $12.50'],
  ['bn', '৳১,৫৩১ · $১২.৫০'],
] as const)(
  'Money joins what coins are worth by taka at the owner’s rate (%s), and nothing else',
  (language, worth) => {
    const money = (rate?: number) => (
      <UiSettingsProvider language={language} theme="light" texts={texts} takaPerDollar={rate}>
        <Money cents={1250} inTaka />
        <p>
          <Money cents={1250} />
        </p>
      </UiSettingsProvider>
    );
    const { container, rerender } = render(money(122.5));
    expect(container).toHaveTextContent(worth);
    const [, dollars] = worth.split(' · ');
    expect(container.querySelector('p')).toHaveTextContent(String(dollars));
    rerender(money());
    expect(container.querySelector('span')?.textContent).toBe(dollars);
  },
);

it('Money writes cents as dollars', () => {
  renderUi(<Money cents={3500} />);
  expect(screen.getByText('$35.00')).toBeVisible();
});

describe('Button', () => {
  it('ignores further presses while its action is pending, and is marked as busy', async () => {
    const act = jest.fn();
    const user = userEvent.setup({ delay: null });
    const { rerender } = renderUi(<Button onClick={act}>Pay</Button>);
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    rerender(
      <Button onClick={act} pending>
        Pay
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Pay' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does not submit its form while pending', async () => {
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    const user = userEvent.setup({ delay: null });
    renderUi(
      <Form onSubmit={submit}>
        <Button type="submit" pending>
          Send
        </Button>
      </Form>,
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('Avatar', () => {
  it('shows initials without a picture, one letter outside the Latin script', () => {
    renderUi(
      <>
        <Avatar name="Nusrat Jahan" />
        <Avatar name="নুসরাত জাহান" />
      </>,
    );
    expect(screen.getByText('NJ')).toBeInTheDocument();
    expect(screen.getByText('নু')).toBeInTheDocument();
  });

  it('falls back to initials when the picture is broken', () => {
    const { container } = renderUi(<Avatar name="Dipu Roy" src="/gone.png" />);
    const picture = container.querySelector('img');
    expect(picture).not.toBeNull();
    if (picture) fireEvent.error(picture);
    expect(screen.getByText('DR')).toBeInTheDocument();
  });
});

it.each(['علي 7', 'Rahim'])('Face isolates the name %s from the text around it', (name) => {
  renderUi(<AvatarWithName name={name} />);
  expect(screen.getByText(name).tagName).toBe('BDI');
});

describe('Face', () => {
  it('reserves its space before the picture has loaded, and is announced as the name alone', () => {
    const { container } = renderUi(<AvatarWithName name="Dipu Roy" src="/dipu.webp" />);
    const picture = container.querySelector('img');
    expect([picture?.width, picture?.height, picture?.alt]).toEqual([28, 28, '']);
    expect(screen.getByText('Dipu Roy')).toBeVisible();
    if (picture) fireEvent.error(picture);
    expect(screen.getByText('DR')).toHaveStyle({ width: '28px', height: '28px' });
    expect(screen.getByText('DR')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('fields', () => {
  it('ties the label, the hint and the error to the field', () => {
    renderUi(<TextField label="Email" hint="Yours" error="Not an email" />);
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Yours Not an email');
  });

  it('keeps a pasted text that is too long, with its count and an error', async () => {
    const user = userEvent.setup({ delay: null });
    renderUi(<TextAreaField label="Detail" hint="All of it" maxLength={5000} />);
    const field = screen.getByLabelText('Detail');
    await user.click(field);
    await user.paste('x'.repeat(8009));
    expect(field).toHaveValue('x'.repeat(8009));
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(
      'All of it 8,009 / 5,000 This text is too long: at most 5,000 characters.',
    );
    await user.clear(field);
    expect(field).toBeValid();
    expect(field).toHaveAccessibleDescription('All of it');
  });

  it.each([
    ['a line', <TextField key="a" label="Field" maxLength={10} />],
    ['a password', <PasswordField key="b" label="Field" maxLength={10} />],
    ['a text that React holds', <TextAreaField key="c" label="Field" maxLength={10} value="elevenchars" readOnly />],
  ])('counts %s by characters, only near its limit', async (_, shown) => {
    const user = userEvent.setup({ delay: null });
    renderUi(shown);
    const field = screen.getByLabelText('Field');
    if (!field.hasAttribute('readonly')) {
      await user.click(field);
      await user.paste('😀'.repeat(9));
      expect(field).not.toHaveAccessibleDescription();
      await user.paste('😀');
      expect(field).toHaveAccessibleDescription('10 / 10');
      expect(field).toBeValid();
      await user.paste('😀');
    }
    expect(field).toHaveAccessibleDescription('11 / 10 This text is too long: at most 10 characters.');
  });

  it('shows and hides a password', async () => {
    const user = userEvent.setup({ delay: null });
    renderUi(<PasswordField label="Password" defaultValue="Secret" />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('offers the options of a select', async () => {
    const user = userEvent.setup({ delay: null });
    const choose = jest.fn();
    renderUi(
      <SelectField
        label="Sort"
        hideLabel
        defaultValue="dsc"
        onChange={(event) => choose(event.target.value)}
        options={[
          { value: 'dsc', label: 'High to Low' },
          { value: 'asc', label: 'Low to High' },
        ]}
      />,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Low to High');
    expect(choose).toHaveBeenCalledWith('asc');
  });
});

describe('states of a list', () => {
  it('EmptyState shows what is missing and the next step', () => {
    renderUi(
      <EmptyState drawing="no-tasks" title="No Tasks Availavble" level={1} action={<a href="/alltasks">Look</a>} />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'No Tasks Availavble' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look' })).toBeVisible();
  });

  it('ErrorState is announced and tries again', async () => {
    const retry = jest.fn();
    renderUi(<ErrorState title="Did not load" onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Did not load');
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
