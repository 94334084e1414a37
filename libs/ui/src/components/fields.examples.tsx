import { SearchIcon } from '../icons/icons';
import { NumberField, PasswordField, SelectField, SwitchField, TextAreaField, TextField } from './fields';
import { Grid } from './layout';
import { useWords } from '../../gallery/use-words';

export default function FieldsExamples() {
  const t = useWords();
  return (
    <Grid min={220} max={3}>
      <TextField label={t.email} required placeholder="nusrat@example.com" />
      <TextField label={t.email} defaultValue="nusrat@" error={t.wrong} />
      <TextField label={t.email} disabled defaultValue="a@b.c" />
      <TextField label={t.title} icon={<SearchIcon />} placeholder={t.task2} />
      <TextField label={t.completionDate} type="date" min="2026-11-21" defaultValue="2026-12-04" />
      <NumberField label={t.requiredWorkers} defaultValue={3} required />
      <PasswordField label={t.password} hint={t.hint} defaultValue="Secret" />
      <SelectField label={t.sort} options={[{ value: 'a', label: t.high }]} placeholder={t.sort} />
      <TextAreaField label={t.detail} required error={t.wrong} />
      <TextAreaField label={t.detail} maxLength={20} defaultValue={t.lead} />
      <SwitchField label={t.agree} defaultChecked />
    </Grid>
  );
}
