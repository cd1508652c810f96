import Foundation
import Testing
import UIKit

@MainActor struct UIStoryboardTests {
  private func storyboard(_ text: String, in folder: String = "Base.lproj/") throws -> UIStoryboard
  {
    let folder = try InterfaceFolder(["\(folder)S.storyboard": text])
    let storyboard = UIStoryboard(name: "S", bundle: folder.bundle)
    // The file is read once.
    _ = storyboard.instantiateInitialViewController()
    folder.remove()
    return storyboard
  }

  @Test func containersHaveTheirControllers() throws {
    let board = try storyboard(
      InterfaceFolder.storyboard(
        "tabs",
        """
        <tabBarController id="tabs"><connections>
        <segue destination="stack" kind="relationship" relationship="viewControllers" id="s1"/>
        </connections></tabBarController>
        """,
        """
        <navigationController id="stack"><navigationBar key="navigationBar" largeTitles="YES" id="b"/>
        <tabBarItem key="tabBarItem" title="Home" id="i"/><connections>
        <segue destination="home" kind="relationship" relationship="rootViewController" id="s2"/>
        </connections></navigationController>
        """,
        """
        <viewController storyboardIdentifier="Home" id="home"><view key="view" id="v"/>
        <navigationItem key="navigationItem" title="Start" id="n"/></viewController>
        """))
    let tabs = try #require(board.instantiateInitialViewController() as? UITabBarController)
    let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(stack.tabBarItem.title == "Home" && stack.navigationBar.prefersLargeTitles)
    #expect(stack.topViewController?.navigationItem.title == "Start")
    // So a segue that shows a controller pushes it.
    #expect(stack.topViewController?.navigationController === stack)
    #expect(
      board.instantiateViewController(withIdentifier: "Home").navigationItem.title == "Start")
  }

  @Test func aControllerThatContainsItselfIsLeftOut() throws {
    let container = { (id: String, content: String) in
      """
      <viewController id="\(id)"><view key="view" id="v\(id)"><subviews><containerView id="c\(id)">
      <connections><segue destination="\(content)" kind="embed" id="s\(id)"/></connections>
      </containerView></subviews></view></viewController>
      """
    }
    let board = try storyboard(
      InterfaceFolder.storyboard("a", container("a", "b"), container("b", "a")))
    let first = try #require(board.instantiateInitialViewController())
    first.loadViewIfNeeded()
    #expect(first.children.count == 1)
    #expect(first.children.first?.children.isEmpty == true)
  }

  @Test func theFirstOfTwoControllersOfAnIdentifierIsMade() throws {
    let scenes = (0..<9).map {
      "<viewController storyboardIdentifier=\"S\" title=\"\($0)\" id=\"\($0)\"/>"
    }
    let board = try storyboard(InterfaceFolder.storyboard("none", scenes.joined()))
    #expect(board.instantiateInitialViewController() == nil)
    #expect(board.instantiateViewController(withIdentifier: "S").title == "0")
  }

  private static let pair = InterfaceFolder.storyboard(
    "first",
    """
    <viewController id="first"><view key="view" id="v"><subviews>
    <button id="b"><connections>
    <segue destination="second" kind="presentation" identifier="go" \
    modalPresentationStyle="fullScreen" id="s"/></connections></button></subviews></view>
    </viewController>
    """,
    "<viewController title=\"Second\" id=\"second\"><view key=\"view\" id=\"w\"/></viewController>")

  @Test func aSegueIsPerformedByItsButton() throws {
    let first = try #require(try storyboard(Self.pair).instantiateInitialViewController())
    let button = try #require(first.view.subviews.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(first.presentedViewController?.title == "Second")
    #expect(first.presentedViewController?.modalPresentationStyle == .fullScreen)
  }

  @Test func aSegueIsPerformedByItsIdentifier() throws {
    let first = try #require(try storyboard(Self.pair).instantiateInitialViewController())
    first.performSegue(withIdentifier: "other", sender: nil)
    #expect(first.presentedViewController == nil)
    first.performSegue(withIdentifier: "go", sender: nil)
    #expect(first.presentedViewController?.title == "Second")
  }

  @Test func aTableHasItsStaticCellsAndPrototypes() throws {
    let board = try storyboard(
      InterfaceFolder.storyboard(
        "table",
        """
        <tableViewController id="table"><tableView key="view" dataMode="static" style="grouped" id="v">
        <sections><tableViewSection headerTitle="One" id="s"><cells>
        <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="t" id="c">
        <tableViewCellContentView key="contentView" id="cc"><subviews>
        <label text="Row" id="t"/></subviews></tableViewCellContentView></tableViewCell>
        </cells></tableViewSection></sections><prototypes>
        <tableViewCell reuseIdentifier="cell" accessoryType="checkmark" id="p"/></prototypes>
        </tableView></tableViewController>
        """))
    let controller = try #require(
      board.instantiateInitialViewController() as? UITableViewController)
    let table = try #require(controller.view as? UITableView)
    #expect(table === controller.tableView && table.style == .grouped)
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 1)
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == "One")
    let cell = controller.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0))
    #expect(cell.textLabel?.text == "Row")
    let made = try #require(table.dequeueReusableCell(withIdentifier: "cell"))
    #expect(made.reuseIdentifier == "cell" && made.accessoryType == .checkmark)
    #expect(table.dequeueReusableCell(withIdentifier: "cell") !== made)
  }

  @Test func aContainerOfItselfEnds() throws {
    let board = try storyboard(
      InterfaceFolder.storyboard(
        "a",
        """
        <navigationController id="a"><connections>
        <segue destination="a" kind="relationship" relationship="rootViewController" id="s"/>
        </connections></navigationController>
        """))
    #expect(board.instantiateInitialViewController() is UINavigationController)
  }

  @Test func anotherNameHasNoController() throws {
    let board = try storyboard(InterfaceFolder.storyboard("gone"))
    #expect(board.instantiateInitialViewController() == nil)
    #expect(type(of: board.instantiateViewController(withIdentifier: "x")) == UIViewController.self)
  }
}
