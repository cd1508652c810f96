/// The Contents.json of a folder of an asset catalog.
struct AssetGroup: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?

    private enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }
  var properties: Properties?
}
