import { classes } from '@kaaj/ui';
import {
  type DragEvent,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';

export interface FilePickerHandle {
  focus: () => void;
}

export interface FilePickerProps {
  /** Of the browser's field for the file, which a label names; a disabled one has none. */
  id?: string;
  /** Of the same field, where no label names it. */
  'aria-label'?: string;
  /** Kinds and endings, as a browser's field for files takes them. */
  accept: string;
  disabled?: boolean;
  /** A file can be dropped on it too. */
  drops?: boolean;
  onPick: (file: File) => void;
  /** Of what surrounds the children. */
  className?: string;
  /** A form focuses the first invalid field: here its button. */
  ref?: Ref<FilePickerHandle>;
  /** What is seen; a button in it that calls `open` shows the files of the device. */
  children: (open: MouseEventHandler<HTMLElement>) => ReactNode;
}

const open = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('.k-desk-pick')?.querySelector('input')?.click();

/** Picks one file from the device, or takes one that is dropped; what becomes of it is its caller's. */
export function FilePicker({
  accept,
  disabled = false,
  drops = false,
  onPick,
  className,
  ref,
  children,
  ...named
}: FilePickerProps) {
  const seen = useRef<HTMLSpanElement>(null);
  const [over, setOver] = useState(false);
  useImperativeHandle(ref, () => ({ focus: () => seen.current?.querySelector('button')?.focus() }));
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onPick(file);
  };
  // Dropped files bypass the `accept` filter: the caller validates them.
  const dropped = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
  };
  return (
    <span
      ref={seen}
      className={classes('k-desk-pick', className, over && 'k-desk-file--over')}
      {...(drops && !disabled && dropped)}
    >
      {!disabled && (
        <input
          {...named}
          type="file"
          hidden
          accept={accept}
          onChange={({ target }) => {
            take(target.files);
            // The same file can be picked again.
            target.value = '';
          }}
        />
      )}
      {children(open)}
    </span>
  );
}
