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
	/** Degrees around the vertical axis and around the horizontal one. */
	turn(horizontal: number, vertical: number): void;
	/** Above 1: closer. */
	zoom(factor: number): void;
	/** Shows the first view again. */
	reset(): void;
	dispose(): void;
}

/** Degrees. */
const FIELD_OF_VIEW = 30;
/** Slightly from the side and from above, in degrees. */
const FIRST_VIEW = { horizontal: 25, vertical: 12 };
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
		return createViewer(renderer, canvas, model);
	} catch (error) {
		renderer.dispose();
		throw error;
	}
}

function createViewer(renderer: WebGLRenderer, canvas: HTMLCanvasElement, model: Object3D): Viewer {
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
	addLights(scene, camera);

	keepWheelScrolling(canvas);
	const controls = new OrbitControls(camera, canvas);
	controls.enablePan = false;
	controls.minDistance = size * NEAREST;
	controls.maxDistance = size * FARTHEST;
	box.getCenter(controls.target);
	// Vertical swipes scroll the page, horizontal ones turn the model.
	canvas.style.touchAction = 'pan-y';

	const draw = () => renderer.render(scene, camera);
	controls.addEventListener('change', draw);
	const moveCamera = (change: (from: Spherical) => void) => {
		const offset = new Vector3().copy(camera.position).sub(controls.target);
		const from = new Spherical().setFromVector3(offset);
		change(from);
		from.phi = Math.min(Math.max(from.phi, 0.01), Math.PI - 0.01);
		camera.position.setFromSpherical(from).add(controls.target);
		controls.update();
		draw();
	};
	const reset = () =>
		moveCamera((from) => {
			from.radius = distance;
			from.theta = radians(FIRST_VIEW.horizontal);
			from.phi = radians(90 - FIRST_VIEW.vertical);
		});
	const resize = () => {
		const { clientWidth, clientHeight } = canvas.parentElement ?? canvas;
		renderer.setSize(clientWidth, clientHeight, false);
		camera.aspect = clientWidth / Math.max(1, clientHeight);
		camera.updateProjectionMatrix();
		draw();
	};
	const resizeObserver = new ResizeObserver(resize);
	resizeObserver.observe(canvas.parentElement ?? canvas);
	reset();
	resize();
	return {
		turn: (horizontal, vertical) =>
			moveCamera((from) => {
				from.theta -= radians(horizontal);
				from.phi -= radians(vertical);
			}),
		zoom: (factor) =>
			moveCamera((from) => {
				from.radius = Math.min(
					Math.max(from.radius / factor, controls.minDistance),
					controls.maxDistance,
				);
			}),
		reset,
		dispose: () => {
			resizeObserver.disconnect();
			controls.dispose();
			renderer.dispose();
			renderer.forceContextLoss();
		},
	};
}

/**
 * Ambient light, and a light from behind the viewer. An environment map would take ten seconds in a browser
 * without a GPU, and make a printed sheet too pale.
 */
function addLights(scene: Scene, camera: PerspectiveCamera): void {
	const lamp = new DirectionalLight(0xffffff, 1.9);
	lamp.position.set(0.6, 1, 1);
	camera.add(lamp);
	scene.add(camera);
	scene.add(new HemisphereLight(0xffffff, 0xc9c1b2, 2.1));
}

/** The wheel scrolls the page; with the control key, or a pinch, it zooms. */
function keepWheelScrolling(canvas: HTMLCanvasElement): void {
	canvas.addEventListener('wheel', (event) => {
		if (!event.ctrlKey) event.stopImmediatePropagation();
	});
}
