import {
  Button,
  Card,
  Container,
  Form,
  Grid,
  NumberField,
  PageHeading,
  PasswordField,
  Row,
  Section,
  SelectField,
  Stack,
  SwitchField,
  TextAreaField,
  TextField,
} from '../../src';
import { useWords } from '../use-words';
import { Bar } from './bar';

export default function FormsPage() {
  const t = useWords();
  return (
    <>
      <Bar />
      <Section as="main">
        <Container width="medium">
          <Card padding="large">
            <Stack gap={6}>
              <PageHeading title={t.add} lead={t.lead} />
              <Form>
                <Stack gap={4}>
                  <TextField label={t.title} required placeholder={t.task2} />
                  <TextAreaField label={t.detail} required error={t.wrong} />
                  <Grid min={200} max={2} gap={5}>
                    <NumberField label={t.requiredWorkers} defaultValue={3} required />
                    <NumberField label={t.payableAmount} />
                    <TextField label={t.completionDate} type="date" min="2026-11-21" defaultValue="2026-12-04" />
                    <SelectField
                      label={t.status}
                      placeholder={t.system}
                      options={['bkash', 'nagad', 'rocket', 'card'].map((value) => ({ value, label: value }))}
                    />
                  </Grid>
                  <PasswordField label={t.password} />
                  <SwitchField label={t.agree} />
                  <Row>
                    <Button type="submit">{t.add}</Button>
                    <Button variant="ghost">{t.cancel}</Button>
                  </Row>
                </Stack>
              </Form>
            </Stack>
          </Card>
        </Container>
      </Section>
    </>
  );
}
