import { useAddGroupMembersMutation, useListBuyerTasksQuery } from '@kaaj/api-client';
import { type AddedMembers, LENGTHS, type WorkerGroup } from '@kaaj/contract';
import { Button, Row, SectionHeading, Stack } from '@kaaj/ui';
import { FileField } from '@kaaj/ui-desk/files';
import { Form, Input, Select, useValues } from '@kaaj/ui-desk/forms';
import { readTextFile, useSend } from '@kaaj/page-kit';
import { toast, useOwnEmail } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

const NOTHING = { task: '', csv: '', file: '' };

/** Adds the workers with accepted work to a group, or ids: typed, pasted or from a file. */
export function AddMembers({ group: { _id: id } }: { readonly group: WorkerGroup }) {
  const t = useMessages();
  const email = useOwnEmail();
  const { send, fieldErrors, button } = useSend();
  const [add] = useAddGroupMembersMutation();
  const tasks = useListBuyerTasksQuery({ email, size: 100 }).data?.data ?? [];
  const form = useValues(NOTHING);
  // Either way is enough, so neither field is marked as required.
  const needed = (name: 'task' | 'csv') => (held: typeof NOTHING) =>
    held[name].trim() === '' ? { [name]: t('field.required') } : {};

  const done = ({ data: { added, already, unknown } }: { readonly data: AddedMembers }) => {
    form.onChange('csv', '');
    form.onChange('file', '');
    toast.success(t('group.added', { added, already }));
    if (unknown.length > 0) toast.error(t('group.unknown', { count: unknown.length, first: unknown[0] ?? '' }));
  };
  const addAccepted = () => {
    const chosen = tasks.find(({ _id, batch }) => (batch?._id ?? _id) === form.values.task);
    if (!chosen) return undefined;
    const of = chosen.batch ? { batch: chosen.batch._id } : { task: chosen._id };
    return send(() => add({ id, addMembersBody: of }).unwrap(), { onSuccess: done });
  };
  const addIds = () => send(() => add({ id, addMembersBody: { csv: form.values.csv } }).unwrap(), { onSuccess: done });
  const take = async (file: File) => {
    form.onChange('file', file.name);
    form.onChange('csv', (await readTextFile(file)).text);
  };

  return (
    <Stack gap={4}>
      <SectionHeading id="add-members" size="small" title={t('group.add')} />
      {tasks.length > 0 && (
        <Form {...form} check={needed('task')} refused={fieldErrors} onFinish={addAccepted}>
          <Stack gap={3}>
            <Form.Item name="task" label={t('group.acceptedOf')} extra={t('group.acceptedHint')}>
              <Select
                options={[
                  { value: '', label: t('group.chooseTask') },
                  ...tasks.map(({ _id, title, batch }) => ({ value: batch?._id ?? _id, label: title })),
                ]}
              />
            </Form.Item>
            <Row>
              <Button type="submit" variant="secondary" {...button}>
                {t('group.addAccepted')}
              </Button>
            </Row>
          </Stack>
        </Form>
      )}
      <Form {...form} check={needed('csv')} refused={fieldErrors} onFinish={addIds}>
        <Stack gap={3}>
          <Form.Item name="csv" label={t('group.ids')} extra={t('group.idsHint')} maxLength={LENGTHS.groupFile}>
            <Input.TextArea />
          </Form.Item>
          <FileField
            name="file"
            accept=".csv,text/csv,text/plain"
            label={t('group.file')}
            choose={t('group.filePick')}
            onPick={(file) => void take(file)}
          />
          <Row>
            <Button type="submit" variant="secondary" {...button}>
              {t('group.addIds')}
            </Button>
          </Row>
        </Stack>
      </Form>
    </Stack>
  );
}
