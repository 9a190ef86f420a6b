import type { RegionKey } from '../../catalogue/regions';
import type { Layout } from '../sheet/layout';

/** Airports whose code may be printed, most important first. */
const candidates: Record<RegionKey, string[]> = {
	germany: words('EDDF EDDM EDDB EDDH EDDL EDDS LKPR LSZH EDDC EDDW EKCH ELLX EDDE'),
	alps: words('LSZH LOWW LIMC EDDM LFLL LIPZ LOWI LJLJ LSGG LOWG LIPE LDZA'),
	europe: words('EGLL LFPG LEMD LIRF LOWW ESSA EFHK BIKF EIDW LPPT EPWA LGAV LROP ENGM DTTA'),
	usa: words('KJFK KLAX KORD KDFW KDEN KSEA KMIA KATL KSFO KMSP KPHX KBOS KSLC KMSY'),
};

function words(text: string): string[] {
	return text.split(' ');
}

/** Space for a code on a small screen, in millimetres of the sheet. */
const room = { width: 29, height: 10, gap: 4 };

const placements = ['right', 'left', 'below', 'above'] as const;

export type Placement = (typeof placements)[number];

/** Codes without overlaps with LEDs or each other: code, index of the station, side of the LED. */
export function codesOn(layout: Layout): [icao: string, station: number, placement: Placement][] {
	const { map, lights, region } = layout;
	const taken: Box[] = lights.map(({ x, y }) => box(x - 3.5, y - 3.5, 7, 7));
	const codes: [string, number, Placement][] = [];
	for (const icao of candidates[region.key]) {
		const index = lights.findIndex((light) => light.icao === icao);
		const light = lights[index];
		if (!light) throw new Error(`${icao} is not on the sheet of ${region.key}`);
		const free = placements.find((placement) => {
			const label = labelBox(light, placement);
			const inside =
				label.left > map.left + 2 &&
				label.right < map.right - 2 &&
				label.top > map.top + 2 &&
				label.bottom < map.bottom - 2;
			return inside && !taken.some((other) => overlap(label, other));
		});
		if (!free) continue;
		taken.push(labelBox(light, free));
		codes.push([icao, index, free]);
	}
	return codes;
}

interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

function box(left: number, top: number, width: number, height: number): Box {
	return { left, top, right: left + width, bottom: top + height };
}

function labelBox({ x, y }: { x: number; y: number }, placement: Placement): Box {
	const { width, height, gap } = room;
	if (placement === 'right') return box(x + gap, y - height / 2, width, height);
	if (placement === 'left') return box(x - gap - width, y - height / 2, width, height);
	return box(x - width / 2, placement === 'below' ? y + gap : y - gap - height, width, height);
}

function overlap(a: Box, b: Box): boolean {
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
