export { AlertDialog, type AlertDialogProps } from '../overlays/AlertDialog.tsx'
export { BottomSheet, type BottomSheetProps } from '../overlays/BottomSheet.tsx'
export { Dialog, type DialogProps, type OverlayProps } from '../overlays/Dialog.tsx'
export { SideMenu, type SideMenuProps } from '../overlays/SideMenu.tsx'
