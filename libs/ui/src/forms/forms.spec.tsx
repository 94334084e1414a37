import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiRoot } from '../app';
import { renderUi } from '../testing/render-ui';
import { Form, ImagePicker, Input, NumberInput, showFieldErrors, type FormInstance } from '.';

const words = { choose: 'Choose a picture', replace: 'Choose another', remove: 'Remove', notAnImage: 'Not a picture' };
const picture = new File(['x'], 'stall.png', { type: 'image/png' });

describe('ImagePicker', () => {
  it('hands over a picture and shows its name and preview', async () => {
    const choose = jest.fn();
    const { rerender, container } = renderUi(<ImagePicker label="Task Image" texts={words} onChange={choose} />);
    await userEvent.upload(screen.getByLabelText('Task Image'), picture);
    expect(choose).toHaveBeenCalledWith(picture);
    rerender(<ImagePicker label="Task Image" texts={words} value={picture} onChange={choose} />);
    expect(screen.getByText('stall.png')).toBeVisible();
    expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('blob:'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(choose).toHaveBeenLastCalledWith(null);
  });

  it('refuses what is no picture, and says so', async () => {
    const choose = jest.fn();
    renderUi(<ImagePicker label="Task Image" texts={words} onChange={choose} />);
    const user = userEvent.setup({ applyAccept: false, delay: null });
    await user.upload(screen.getByLabelText('Task Image'), new File(['x'], 'run.sh', { type: 'text/x-sh' }));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByText('Not a picture')).toBeVisible();
  });

  it('shows how far the upload is', () => {
    renderUi(<ImagePicker label="Task Image" texts={words} value={picture} progress={0.4} progressLabel="Uploading" />);
    expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveValue(0.4);
  });
});

describe('NumberInput', () => {
  it('takes Bangla digits and shows them in Bangla', async () => {
    const change = jest.fn();
    renderUi(
      <UiRoot theme="light" language="bn">
        <NumberInput aria-label="Coins" onChange={change} />
      </UiRoot>,
      'bn',
    );
    const field = screen.getByRole('spinbutton', { name: 'Coins' });
    await userEvent.type(field, '২৫0');
    expect(change).toHaveBeenLastCalledWith(250);
    expect(field).toHaveValue('২৫০');
  });
});

describe('showFieldErrors', () => {
  function mount(): FormInstance {
    const made: { form?: FormInstance } = {};
    function Page() {
      const [form] = Form.useForm();
      made.form = form;
      return (
        <Form form={form} layout="vertical">
          <Form.Item name="title" label="Task Title">
            <Input />
          </Form.Item>
        </Form>
      );
    }
    renderUi(
      <UiRoot theme="light" language="en">
        <Page />
      </UiRoot>,
    );
    if (!made.form) throw new Error('The form did not render.');
    return made.form;
  }

  it('puts an error on its field and gives back what no field took', async () => {
    const form = mount();
    const strange = { field: 'payableAmount', code: 'min', message: 'Too little.' };
    let rest: readonly unknown[] = [];
    act(() => {
      rest = showFieldErrors(form, [{ field: 'title', code: 'empty', message: 'Say what it is.' }, strange]);
    });
    expect(rest).toEqual([strange]);
    expect(await screen.findByText('Say what it is.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Task Title' })).toHaveFocus();
  });
});
