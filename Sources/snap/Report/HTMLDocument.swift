/// A page in one document that loads nothing else: elements with a style sheet, data and a script.
struct HTMLDocument {
  var title: String
  var style: String
  var body: String
  /// JSON for the script, in an element with an identifier.
  var data: (id: String, json: String)
  var script: String
  /// The nonce with which a policy allows the style sheet and the scripts; nil without a policy.
  var nonce: String?

  var text: String {
    let allowed = nonce.map { " nonce=\"\($0)\"" } ?? ""
    // A script element ends at "</script", wherever that is, and "<!--" would change its meaning.
    let json = data.json.replacing("<", with: "\\u003c")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style\(allowed)>
      \(style)
      </style>
      </head>
      <body>
      \(body)
      <script type="application/json" id="\(data.id)"\(allowed)>\(json)</script>
      <script\(allowed)>
      \(script)
      </script>
      </body>
      </html>

      """
  }
}
