/** The submitted form; `undefined` for another content type or a malformed body. */
export async function readForm(request: Request): Promise<FormData | undefined> {
	try {
		return await request.formData();
	} catch {
		return undefined;
	}
}
