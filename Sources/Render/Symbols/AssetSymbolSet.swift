/// The content of `Contents.json` in a set of a custom symbol.
struct AssetSymbolSet: Decodable {
  struct Symbol: Decodable {
    var filename: String?
  }

  var symbols: [Symbol]
}
