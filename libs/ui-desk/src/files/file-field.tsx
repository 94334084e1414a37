import { Button } from '@kaaj/ui';
import { UploadIcon } from '@kaaj/ui/icons';
import { type AriaAttributes, type Ref } from 'react';
import { FormItem, type FormItemProps } from '../forms/form-item';
import { FilePicker, type FilePickerHandle } from './file-picker';

export interface FileFieldProps extends Omit<FormItemProps, 'children'> {
  disabled?: boolean;
  accept: string;
  /** On the button, for example "Choose a file". */
  choose: string;
  onPick: (file: File) => void;
}

/** A file from the person's device. The form above holds its name, once what was picked is good. */
export function FileField({ accept, choose, onPick, disabled, ...field }: FileFieldProps) {
  return (
    <FormItem {...field}>
      <FileControl accept={accept} choose={choose} onPick={onPick} disabled={disabled} />
    </FormItem>
  );
}

interface ControlProps
  extends Pick<FileFieldProps, 'accept' | 'choose' | 'onPick' | 'disabled'>, Pick<AriaAttributes, 'aria-describedby'> {
  id?: string;
  value?: string;
  ref?: Ref<FilePickerHandle>;
}

function FileControl({
  id,
  value,
  accept,
  choose,
  onPick,
  disabled,
  ref,
  'aria-describedby': describedBy,
}: ControlProps) {
  return (
    <FilePicker ref={ref} id={id} accept={accept} disabled={disabled} onPick={onPick} className="k-desk-file">
      {(open) => (
        <>
          <Button
            variant="secondary"
            icon={<UploadIcon />}
            aria-describedby={describedBy}
            id={disabled ? id : undefined}
            disabled={disabled}
            onClick={open}
          >
            {choose}
          </Button>
          {value && <span className="k-desk-file__name">{value}</span>}
        </>
      )}
    </FilePicker>
  );
}
