/// The page of `snap preview`, in one document that loads nothing else.
enum PreviewPage {
  static func html(choices: PreviewChoices, nonce: String) -> String {
    // A script element ends at "</script", wherever that is, and "<!--" would change its meaning.
    let data = ((try? choices.json) ?? "{}").replacing("<", with: "\\u003c")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Previews</title>
      <style nonce="\(nonce)">
      \(PreviewStyle.text)
      </style>
      </head>
      <body>
      \(PreviewBody.text)
      <script type="application/json" id="choices" nonce="\(nonce)">\(data)</script>
      <script nonce="\(nonce)">
      \(PreviewScript.text)
      </script>
      </body>
      </html>

      """
  }
}
