import {
	Box3,
	DirectionalLight,
	HemisphereLight,
	NeutralToneMapping,
	type Object3D,
	PerspectiveCamera,
	Scene,
	Spherical,
	Vector3,
	WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

/** A model on show. */
export interface Viewer {
	/** Turns it by so many degrees to the side, and over. */
	turn(sideways: number, over: number): void;
	/** Above 1: nearer. */
	zoom(factor: number): void;
	/** As it was in the beginning. */
	reset(): void;
	dispose(): void;
}

/** Degrees. */
const FIELD_OF_VIEW = 30;
/** Seen a little from the side and from above, in degrees. */
const FIRST_VIEW = { sideways: 25, over: 12 };
/** From the model's middle, in its own sizes. */
const NEAREST = 0.8;
const FARTHEST = 3.2;
/** More pixels cost time and show nothing. */
const MAX_PIXEL_RATIO = 2;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Shows a binary glTF file on a canvas that fills its parent. It draws only when something has changed.
 * Rejects where the browser has no WebGL, or the model cannot be loaded or read.
 */
export async function showModel(canvas: HTMLCanvasElement, url: string): Promise<Viewer> {
	const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
	try {
		const { scene: model } = await new GLTFLoader().loadAsync(url);
		return view(renderer, canvas, model);
	} catch (error) {
		renderer.dispose();
		throw error;
	}
}

function view(renderer: WebGLRenderer, canvas: HTMLCanvasElement, model: Object3D): Viewer {
	const scene = new Scene();
	scene.add(model);
	renderer.toneMapping = NeutralToneMapping;
	renderer.setPixelRatio(Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO));

	const box = new Box3().setFromObject(model);
	const size = box.getSize(new Vector3()).length();
	const distance = (size / 2 / Math.sin(radians(FIELD_OF_VIEW / 2))) * 0.95;
	const camera = new PerspectiveCamera(FIELD_OF_VIEW);
	camera.near = size / 100;
	camera.far = size * 10;
	light(scene, camera);

	letWheelScroll(canvas);
	const controls = new OrbitControls(camera, canvas);
	controls.enablePan = false;
	controls.minDistance = size * NEAREST;
	controls.maxDistance = size * FARTHEST;
	box.getCenter(controls.target);
	// Fingers that go up and down scroll the page, those that go sideways turn the model.
	canvas.style.touchAction = 'pan-y';

	const draw = () => renderer.render(scene, camera);
	controls.addEventListener('change', draw);
	const look = (change: (from: Spherical) => void) => {
		const offset = new Vector3().copy(camera.position).sub(controls.target);
		const from = new Spherical().setFromVector3(offset);
		change(from);
		from.phi = Math.min(Math.max(from.phi, 0.01), Math.PI - 0.01);
		camera.position.setFromSpherical(from).add(controls.target);
		controls.update();
		draw();
	};
	const reset = () =>
		look((from) => {
			from.radius = distance;
			from.theta = radians(FIRST_VIEW.sideways);
			from.phi = radians(90 - FIRST_VIEW.over);
		});
	const fill = () => {
		const { clientWidth, clientHeight } = canvas.parentElement ?? canvas;
		renderer.setSize(clientWidth, clientHeight, false);
		camera.aspect = clientWidth / Math.max(1, clientHeight);
		camera.updateProjectionMatrix();
		draw();
	};
	const sizes = new ResizeObserver(fill);
	sizes.observe(canvas.parentElement ?? canvas);
	reset();
	fill();
	return {
		turn: (sideways, over) =>
			look((from) => {
				from.theta -= radians(sideways);
				from.phi -= radians(over);
			}),
		zoom: (factor) =>
			look((from) => {
				from.radius = Math.min(
					Math.max(from.radius / factor, controls.minDistance),
					controls.maxDistance,
				);
			}),
		reset,
		dispose: () => {
			sizes.disconnect();
			controls.dispose();
			renderer.dispose();
			renderer.forceContextLoss();
		},
	};
}

/**
 * Light from all around, and a lamp over the viewer's shoulder. The reflections of a whole room would take a
 * browser without a graphics chip ten seconds to prepare, and wash a printed sheet out.
 */
function light(scene: Scene, camera: PerspectiveCamera): void {
	const lamp = new DirectionalLight(0xffffff, 1.9);
	lamp.position.set(0.6, 1, 1);
	camera.add(lamp);
	scene.add(camera);
	scene.add(new HemisphereLight(0xffffff, 0xc9c1b2, 2.1));
}

/** A wheel over the model scrolls the page, as everywhere else; with the control key, or two fingers, it zooms. */
function letWheelScroll(canvas: HTMLCanvasElement): void {
	canvas.addEventListener('wheel', (event) => {
		if (!event.ctrlKey) event.stopImmediatePropagation();
	});
}
