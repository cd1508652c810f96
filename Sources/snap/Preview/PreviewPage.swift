/// The page of `snap preview`.
enum PreviewPage {
  static func html(choices: PreviewChoices, nonce: String) -> String {
    HTMLDocument(
      title: "Previews", style: PreviewStyle.text, body: PreviewBody.text,
      data: ("choices", (try? choices.json) ?? "{}"), script: PreviewScript.text, nonce: nonce
    ).text
  }
}
