import { Upload, type UploadProps } from 'antd';
import { type MouseEvent, type MouseEventHandler, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';

export interface FilePickHandle {
  focus: () => void;
}

export interface FilePickProps {
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
  /** A form goes to the first wrong field by its focus: here to the button. */
  ref?: Ref<FilePickHandle>;
  /** What is seen; a button in it that calls `open` shows the files of the device. */
  children: (open: MouseEventHandler<HTMLElement>) => ReactNode;
}

const open = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('.ant-upload')?.querySelector('input')?.click();

/** antd's upload as far as picking and dropping one file goes; what becomes of it is its caller's. */
export function FilePick({
  accept,
  disabled,
  drops = false,
  onPick,
  className,
  ref,
  children,
  ...named
}: FilePickProps) {
  const seen = useRef<HTMLSpanElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => seen.current?.querySelector('button')?.focus() }));
  const properties: UploadProps = {
    ...named,
    // What is dropped passes no filter: whoever takes it says what is wrong with it.
    accept: { format: accept, filter: 'native' },
    disabled,
    fileList: [],
    showUploadList: false,
    beforeUpload: (file) => {
      onPick(file);
      return false;
    },
    // antd's own way to open takes the focus from the button that was pressed.
    openFileDialogOnClick: false,
    hasControlInside: true,
  };
  const shown = (
    <span ref={seen} className={className}>
      {children(open)}
    </span>
  );
  return drops ? (
    <Upload.Dragger {...properties} className="k-desk-drop">
      {shown}
    </Upload.Dragger>
  ) : (
    <Upload {...properties}>{shown}</Upload>
  );
}
