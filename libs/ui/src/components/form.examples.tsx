import { Button } from './button';
import { PasswordField, TextField } from './fields';
import { Form } from './form';
import { Row, Stack } from './layout';
import { useWords } from '../../gallery/use-words';

export default function FormExamples() {
  const t = useWords();
  return (
    <Form>
      <Stack>
        <TextField label={t.email} required />
        <PasswordField label={t.password} required />
        <Row>
          <Button type="submit">{t.add}</Button>
          <Button variant="ghost">{t.cancel}</Button>
        </Row>
      </Stack>
    </Form>
  );
}
