import { useState } from 'react';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice';
import { Modal, type ModalSize } from '~/ui/dialog';
import { Drawer } from '~/ui/drawer';
import { Select } from '~/ui/select';

type Kind = 'drawer' | 'strict-drawer' | 'strict-modal' | ModalSize;

const KINDS: [Kind, string][] = [
	['drawer', 'Drawer'],
	['strict-drawer', 'Drawer, not dismissible'],
	['normal', 'Dialog'],
	['wide', 'Wide dialog'],
	['strict-modal', 'Dialog, not dismissible'],
	['full', 'Lightbox'],
];

const REGIONS = ['Germany', 'Alps', 'Europe', 'USA'].map((label) => ({ value: label, label }));

/** Overlays follow the page's colour mode. */
export function Overlays() {
	const [open, setOpen] = useState<Kind>();
	const [prevented, setPrevented] = useState(0);
	const close = () => setOpen(undefined);
	const prevent = () => setPrevented(prevented + 1);
	const modal = open === 'strict-modal' ? 'normal' : open;
	const content = (
		<div className="grid gap-4">
			<p>Prevented attempts to close: {prevented}</p>
			<Select label="Map" name="map" options={REGIONS} />
			<Checkbox label="Include the cable" name="cable" />
		</div>
	);
	const buttons = (
		<div className="flex gap-3">
			<Button variant="primary" onClick={close}>
				Save
			</Button>
			<Button onClick={close}>Cancel</Button>
		</div>
	);
	return (
		<>
			<div className="flex flex-wrap gap-3">
				{KINDS.map(([kind, label]) => (
					<Button key={kind} aria-haspopup="dialog" onClick={() => setOpen(kind)}>
						{label}
					</Button>
				))}
			</div>
			<Drawer
				open={open === 'drawer' || open === 'strict-drawer'}
				onClose={close}
				title="Filters"
				dismissible={open === 'drawer'}
				onPreventedClose={prevent}
				footer={buttons}
			>
				{content}
			</Drawer>
			<Modal
				open={modal === 'normal' || modal === 'wide' || modal === 'full'}
				onClose={close}
				title="Delete this address?"
				description="This cannot be undone."
				size={modal === 'wide' || modal === 'full' ? modal : 'normal'}
				dismissible={open !== 'strict-modal'}
				onPreventedClose={prevent}
				footer={buttons}
			>
				{modal === 'full' ? <div className="h-full bg-well" /> : content}
			</Modal>
		</>
	);
}
