// A panel that slides in over the page: a sheet from below on phones, a column at the side elsewhere.
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import style from './Drawer.module.css';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

export function Drawer({ open, onClose, title, children }: DrawerProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} {...(style.drawer && { className: style.drawer })}>
      {children}
    </Dialog>
  );
}
