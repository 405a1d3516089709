export { ConfirmNotice } from './ConfirmNotice.tsx';
export { NoticeForm } from './NoticeForm.tsx';
