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

export interface Viewer {
	/** Degrees, around the vertical and the horizontal axis. */
	turn(sideways: number, over: number): void;
	/** Above 1: closer. */
	zoom(factor: number): void;
	/** Back to the first view. */
	reset(): void;
	dispose(): void;
}

/** Degrees. */
const FIELD_OF_VIEW = 30;
/** Slightly from the side and from above, in degrees. */
const FIRST_VIEW = { sideways: 25, over: 12 };
/** Distance from the model's centre, as a multiple of its size. */
const NEAREST = 0.8;
const FARTHEST = 3.2;
/** A higher ratio costs time without a visible gain. */
const MAX_PIXEL_RATIO = 2;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Renders a binary glTF file on a canvas that fills its parent, and again only after changes.
 * Rejects where the browser has no WebGL, or the model cannot be loaded or parsed.
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
	// Vertical swipes scroll the page, horizontal ones turn the model.
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
 * Ambient light, and a light behind the viewer's shoulder. An environment map would take ten seconds in a browser
 * without a GPU, and make a printed sheet too pale.
 */
function light(scene: Scene, camera: PerspectiveCamera): void {
	const lamp = new DirectionalLight(0xffffff, 1.9);
	lamp.position.set(0.6, 1, 1);
	camera.add(lamp);
	scene.add(camera);
	scene.add(new HemisphereLight(0xffffff, 0xc9c1b2, 2.1));
}

/** The wheel scrolls the page; with the control key, or a pinch, it zooms. */
function letWheelScroll(canvas: HTMLCanvasElement): void {
	canvas.addEventListener('wheel', (event) => {
		if (!event.ctrlKey) event.stopImmediatePropagation();
	});
}
