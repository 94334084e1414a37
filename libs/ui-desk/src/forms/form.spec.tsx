import { readWholeNumber } from '@kaaj/contract';
import { matchMediaQueries, renderUi } from '@kaaj/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiRoot } from '..';
import { FileField, PictureField } from '../files';
import { Form, Input, InputNumber, SearchField, Select } from '.';

const EMPTY = { title: '', workers: '', kind: 'a', picture: '', rows: '' };
type Values = typeof EMPTY;

const user = userEvent.setup({ delay: null, applyAccept: false });
const check = ({ title, workers }: Values) => ({
  title: title === '' ? 'A title, please.' : undefined,
  workers: readWholeNumber(workers).value === undefined ? 'A number, please.' : undefined,
});

interface PageProps {
  onFinish?: (values: Values) => unknown;
  refused?: Record<string, string>;
  send?: (file: File) => Promise<string>;
  needsPicture?: boolean;
}

function Page({ onFinish, refused, send = () => Promise.resolve('/pictures/1'), needsPicture = false }: PageProps) {
  const [values, setValues] = useState(EMPTY);
  const put = (name: keyof Values, value: string) => setValues((held) => ({ ...held, [name]: value }));
  return (
    <Form
      values={values}
      check={(held) => ({
        ...check(held),
        picture: needsPicture && held.picture === '' ? 'A picture, please.' : undefined,
      })}
      refused={refused}
      onChange={put}
      onFinish={() => onFinish?.(values)}
    >
      <Form.Item name="title" label="Title" required maxLength={20}>
        <Input />
      </Form.Item>
      <Form.Item name="workers" label="Workers" extra="At most 10" required>
        <InputNumber />
      </Form.Item>
      <Form.Item name="kind" label="Kind">
        <Select
          options={[
            { value: 'a', label: 'Writing' },
            { value: 'b', label: 'Pictures' },
          ]}
        />
      </Form.Item>
      <PictureField
        name="picture"
        label="Picture"
        texts={{
          choose: 'Choose a picture',
          replace: 'Choose another',
          remove: 'Remove',
          hint: 'Up to 5 MB',
          notAnImage: 'Not a picture',
          uploading: 'Uploading',
        }}
        send={send}
        onSending={() => undefined}
        onFailed={() => undefined}
      />
      <FileField
        name="rows"
        label="Rows"
        accept=".csv"
        choose="Choose a file"
        onPick={({ name }) => put('rows', name)}
      />
      <button type="submit">Send</button>
    </Form>
  );
}

const page = (given: PageProps) => (
  <UiRoot theme="light" language="en">
    <Page {...given} />
  </UiRoot>
);
const title = () => screen.getByLabelText(/^Title/);
const workers = () => screen.getByLabelText(/^Workers/);
const press = () => user.click(screen.getByRole('button', { name: 'Send' }));

async function fill() {
  await user.type(title(), 'Count the boats');
  await user.type(workers(), '১২');
}

describe('a form of the desk', () => {
  it('shows the errors after submit, as the description of each field, and focuses the first one', async () => {
    const onFinish = jest.fn();
    renderUi(page({ onFinish }));
    expect(title()).toBeRequired();
    await press();
    expect(await screen.findByText('A title, please.')).toBeVisible();
    expect(title()).toBeInvalid();
    expect(title()).toHaveAccessibleDescription('A title, please.');
    expect(workers()).toHaveAccessibleDescription('A number, please. At most 10');
    await waitFor(() => expect(title()).toHaveFocus());
    expect(onFinish).not.toHaveBeenCalled();
    await user.type(title(), 'Count');
    await waitFor(() => expect(title()).toBeValid());
  });

  it('expands the collapsed block of the first invalid field, on submit and for an error of the server', async () => {
    const collapsed = (refused?: Record<string, string>) => (
      <UiRoot theme="light" language="en">
        <Form
          values={{ note: '' }}
          check={() => ({ note: refused ? undefined : 'A note, please.' })}
          refused={refused}
          onChange={() => undefined}
        >
          <details>
            <Form.Item name="note" label="Note">
              <Input />
            </Form.Item>
          </details>
          <button type="submit">Send</button>
        </Form>
      </UiRoot>
    );
    const { rerender } = renderUi(collapsed());
    await press();
    const block = screen.getByRole('group');
    await waitFor(() => expect(block).toHaveAttribute('open'));
    block.removeAttribute('open');
    rerender(collapsed({ note: 'Another note, please.' }));
    await waitFor(() => expect(block).toHaveAttribute('open'));
  });

  it('clears the error of a text that is too long with the change that makes it fit', async () => {
    renderUi(page({}));
    await user.click(title());
    await user.paste('x'.repeat(21));
    await press();
    await waitFor(() => expect(title()).toBeInvalid());
    await user.clear(title());
    await user.paste('x'.repeat(21));
    await user.type(title(), '{Backspace}');
    await waitFor(() => expect(title()).toBeValid());
  });

  it('submits what was typed, with Bangla digits unchanged', async () => {
    const onFinish = jest.fn();
    renderUi(page({ onFinish }));
    await fill();
    await press();
    await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ ...EMPTY, title: 'Count the boats', workers: '১২' }));
  });

  it('submits once until the request has settled', async () => {
    let settle: (() => void) | undefined;
    const onFinish = jest.fn(() => new Promise<void>((resolve) => (settle = resolve)));
    renderUi(page({ onFinish }));
    await fill();
    await press();
    await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
    await press();
    await user.type(title(), '{Enter}');
    expect(onFinish).toHaveBeenCalledTimes(1);
    settle?.();
    await waitFor(async () => {
      await press();
      expect(onFinish).toHaveBeenCalledTimes(2);
    });
  });

  it('shows the server’s errors at their fields, focuses the first, and clears each when its field changes', async () => {
    const view = renderUi(page({}));
    await fill();
    view.rerender(page({ refused: { workers: 'Too many.' } }));
    expect(await screen.findByText('Too many.')).toBeVisible();
    expect(workers()).toHaveAccessibleDescription('Too many. At most 10');
    await waitFor(() => expect(workers()).toHaveFocus());
    await user.type(workers(), '০');
    await waitFor(() => expect(workers()).toBeValid());
  });
});

describe('a select of the desk', () => {
  it("is antd's, and chosen from by mouse or keys", async () => {
    const onFinish = jest.fn();
    renderUi(page({ onFinish }));
    await fill();
    await user.click(screen.getByLabelText('Kind'));
    await user.click(await screen.findByText('Pictures', { selector: '.ant-select-item-option-content' }));
    await press();
    await waitFor(() => expect(onFinish).toHaveBeenCalledWith(expect.objectContaining({ kind: 'b' })));
  });

  it("is the platform's own on phones", async () => {
    const undo = matchMediaQueries('max-width');
    renderUi(page({}));
    await user.selectOptions(screen.getByLabelText('Kind'), 'Pictures');
    expect(screen.getByLabelText('Kind')).toHaveValue('b');
    undo();
  });
});

describe('a file in a form', () => {
  const picture = new File(['x'], 'boats.png', { type: 'image/png' });

  it('is uploaded as soon as it is picked, and the form holds its address', async () => {
    const onFinish = jest.fn();
    const send = jest.fn(() => Promise.resolve('/pictures/7'));
    renderUi(page({ onFinish, send }));
    await fill();
    await user.upload(await screen.findByLabelText('Picture'), picture);
    expect(await screen.findByText('boats.png')).toBeVisible();
    await press();
    await waitFor(() => expect(onFinish).toHaveBeenCalledWith(expect.objectContaining({ picture: '/pictures/7' })));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByText('boats.png')).toBeNull();
  });

  it('is not missed any more once it is there', async () => {
    renderUi(page({ needsPicture: true }));
    await press();
    expect(await screen.findByText('A picture, please.')).toBeVisible();
    await user.upload(await screen.findByLabelText('Picture'), picture);
    expect(await screen.findByText('boats.png')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('A picture, please.')).toBeNull());
  });

  it('is refused when it is no picture, with an error', async () => {
    const send = jest.fn();
    renderUi(page({ send }));
    await user.upload(await screen.findByLabelText('Picture'), new File(['x'], 'run.sh', { type: 'text/x-sh' }));
    expect(await screen.findByText('Not a picture')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  it('opens by a button, which keeps the focus', async () => {
    renderUi(page({}));
    const field = await screen.findByLabelText<HTMLInputElement>('Rows');
    const opened = jest.spyOn(field, 'click');
    const button = screen.getByRole('button', { name: 'Choose a file' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(opened).toHaveBeenCalled();
    expect(button).toHaveFocus();
    await user.upload(field, new File(['a'], 'rows.csv'));
    expect(await screen.findByText('rows.csv')).toBeVisible();
  });
});

it('a search line can be cleared, by a button with a name', async () => {
  const onChange = jest.fn();
  renderUi(<SearchField label="Search" clear="Clear" value="boats" onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onChange).toHaveBeenCalledWith('');
});

it('keeps a pasted text that is too long, with its count and an error, and does not submit', async () => {
  const onFinish = jest.fn();
  renderUi(page({ onFinish }));
  await fill();
  await user.clear(title());
  await user.paste('x'.repeat(34));
  expect(title()).toHaveValue('x'.repeat(34));
  expect(await screen.findByText('34 / 20')).toBeVisible();
  expect(await screen.findByText('This text is too long: at most 20 characters.')).toBeVisible();
  await press();
  expect(onFinish).not.toHaveBeenCalled();
  await user.clear(title());
  await user.paste('Short');
  await waitFor(() => expect(screen.queryByText(/too long/)).toBeNull());
  await press();
  await waitFor(() => expect(onFinish).toHaveBeenCalledWith(expect.objectContaining({ title: 'Short' })));
});

it('a search field keeps a text that is too long to search for, with an error', async () => {
  const onChange = jest.fn();
  renderUi(<SearchField label="Search" clear="Clear" value="" maxLength={10} onChange={onChange} />);
  const field = screen.getByLabelText('Search');
  await user.click(field);
  await user.paste('x'.repeat(11));
  expect(field).toHaveValue('x'.repeat(11));
  expect(field).toHaveAccessibleDescription('This text is too long: at most 10 characters.');
  expect(onChange).not.toHaveBeenCalled();
});
