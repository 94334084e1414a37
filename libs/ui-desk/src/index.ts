import '../dist/antd.css';
import './styles/antd.css';
import './facts/facts.css';
import './marks/marks.css';
import './modal/modal.css';
import './table/table.css';

export { Badge, Skeleton, Tag, Tooltip } from 'antd';
export { Descriptions } from './facts/descriptions';
export { Statistic } from './facts/statistic';
export { IconButton } from './marks/icon-button';
export { Segmented } from './marks/segmented';
export { StatusBadge } from './marks/status-badge';
export { Modal } from './modal/modal';
// antd's Empty and Result have one text: no heading, no text below it, no next step, no retry.
export { EmptyState, ErrorState, SkeletonRows } from '@kaaj/ui';
export { ColumnPlace } from './table/column-place';
export { RowMenu } from './table/row-menu';
export { Table } from './table/table';
export { type ColumnSort, type DeskTableProps } from './table/table-props';
export { UiRoot } from './root/ui-root';
export { useUi, type ConfirmQuestion } from './root/use-ui';
export { PaginatedTable, type WalkedDeskTableProps } from './table/paginated-table';
