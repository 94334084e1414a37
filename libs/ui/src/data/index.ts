/// <reference path="../assets.d.ts" />
import './data.css';

export { Popconfirm, Tag, type PopconfirmProps, type TagProps } from 'antd';
export {
  Drawer,
  Dropdown,
  Facts,
  Modal,
  Tooltip,
  type DrawerProps,
  type Fact,
  type MenuEntry,
  type ModalProps,
} from './overlays';
export { Pagination, Table, type Column, type PaginationProps, type TableProps } from './table';
