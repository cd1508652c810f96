/// The `Contents.json` of a data set in an asset catalog.
struct AssetDataSet: Decodable {
  struct Item: Decodable {
    var filename: String?
  }

  var data: [Item]
}
