import { useState } from 'react';
import { Button } from '../components/button';
import { TextField } from '../components/fields';
import { Form } from '../components/form';
import { Row, Stack } from '../components/layout';
import { Modal } from './modal';
import { ModalButtons } from './modal-buttons';
import { useWords } from '../../gallery/use-words';

export default function ModalExamples() {
  const t = useWords();
  const [open, setOpen] = useState<'modal' | 'sheet'>();
  const close = () => setOpen(undefined);
  return (
    <Row>
      <Button onClick={() => setOpen('modal')}>modal</Button>
      <Button onClick={() => setOpen('sheet')}>sheet</Button>
      <Modal open={open !== undefined} sheet={open === 'sheet'} onClose={close} title={t.notification}>
        <Form onSubmit={close}>
          <Stack>
            <p>{t.answer}</p>
            <TextField label={t.title} />
            <ModalButtons ok={t.add} onCancel={close} />
          </Stack>
        </Form>
      </Modal>
    </Row>
  );
}
